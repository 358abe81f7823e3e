import { nearestName } from "../diagnostics/suggest.ts";
import type { FieldKind } from "./console-model.ts";
import type { TypedField } from "./field-model.ts";
import type { PathDiagnostic } from "./locate-diagnostic.ts";
import type { UnvalidatedEntity } from "./unvalidated-spec.ts";

const ANY_CODE = "a code of ISO 4217, such as EUR";

const CODES: readonly FieldKind[] = ["text", "enum"];

/** Currencies of what is no money, codes that there are not, and fields that hold none. */
export function findUnfitCurrencies(
  unvalidated: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  const { spec, source, fields } = unvalidated;
  const owner = entities.find(({ spec: { embeds = {} } }) => Object.values(embeds).includes(source.name));
  return Object.entries(spec.currencies ?? {}).flatMap(([name, currency]) => {
    const path = `currencies.${name}`;
    const field = fields.find((candidate) => candidate.name === name);
    const isMoney = field?.kind === "money" || displayOf(spec, name) === "money";
    if (field !== undefined && !isMoney) {
      const message = `a currency of "${name}", whose kind is ${field.kind}`;
      return [{ path: `${path}#`, message, hint: "a field with `@format money`, or with the display money" }];
    }
    if (currency === undefined) {
      return [];
    }
    if (typeof currency === "string") {
      return checkCode(path, currency);
    }
    return "field" in currency
      ? checkField(`${path}.field`, currency.field, { unvalidated, entities })
      : checkOwner(`${path}.ofOwner`, currency.ofOwner, owner);
  });
}

function displayOf({ show }: UnvalidatedEntity["spec"], name: string): string | undefined {
  const display = show?.displays?.[name];
  return typeof display === "object" ? display.as : display;
}

function checkCode(path: string, code: string): readonly PathDiagnostic[] {
  const known = Intl.supportedValuesOf("currency");
  const nearest = nearestName(code.toUpperCase(), known);
  return known.includes(code)
    ? []
    : [
        {
          path,
          message: `"${code}", which is no currency`,
          hint: nearest === undefined || nearest === null ? ANY_CODE : `did you mean "${nearest}"? (${ANY_CODE})`,
        },
      ];
}

function checkOwner(path: string, name: string, owner: UnvalidatedEntity | undefined): readonly PathDiagnostic[] {
  if (owner === undefined) {
    const hint = "{ field: … } of its own, or a code: this entity lives in no other";
    return [{ path, message: `"${name}" of an owner that there is not`, hint }];
  }
  return checkHolder(path, name, owner.fields);
}

interface Places {
  readonly unvalidated: UnvalidatedEntity;
  readonly entities: readonly UnvalidatedEntity[];
}

/** A field of its own, or of the record that one of its relations to one record names. */
function checkField(path: string, name: string, { unvalidated, entities }: Places): readonly PathDiagnostic[] {
  const [own = "", other] = name.split(".");
  if (other === undefined) {
    return checkHolder(path, name, unvalidated.fields);
  }
  const target = entities.find(({ source }) => source.name === unvalidated.spec.relations?.[own]?.to);
  const isOne = unvalidated.fields.some((field) => field.name === own && field.kind === "text");
  return target !== undefined && isOne
    ? checkHolder(path, other, target.fields)
    : [{ path, message: `"${name}", which leads nowhere`, hint: "a relation to one record, and a field of it" }];
}

/** The field that holds the code is one of text. */
function checkHolder(path: string, name: string, fields: readonly TypedField[]): readonly PathDiagnostic[] {
  const field = fields.find((candidate) => candidate.name === name);
  if (field !== undefined && CODES.includes(field.kind)) {
    return [];
  }
  const message =
    field === undefined ? `"${name}", which its owner lacks` : `a currency by "${name}", whose kind is ${field.kind}`;
  return [{ path, message, hint: `a field of the kind: ${CODES.join(", ")}` }];
}
