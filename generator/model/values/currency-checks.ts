import type { FieldKind } from "../../../src/kinds/kinds.ts";
import { nearestName } from "../../diagnostics/suggest.ts";
import type { TypedField } from "../fields/field-model.ts";
import type { PathDiagnostic } from "../fields/locate-diagnostic.ts";
import type { UnvalidatedEntity } from "../fields/unvalidated-spec.ts";
import { isCurrencyDisplay, kindNamed, kindsThat } from "../types/kind-of.ts";

const ANY_CODE = "an ISO 4217 code such as EUR";

const CODES: readonly FieldKind[] = ["text", "enum"];

const WITH_CURRENCY = kindsThat(({ hasCurrency }) => hasCurrency === true).join(", ");

/** Checks currencies: the field is an amount, the code exists, and the field with the code contains text. */
export function findUnsuitableCurrencies(
  unvalidated: UnvalidatedEntity,
  entities: readonly UnvalidatedEntity[],
): readonly PathDiagnostic[] {
  const { spec, source, fields } = unvalidated;
  const owner = entities.find(({ spec: { embeds = {} } }) => Object.values(embeds).includes(source.name));
  return Object.entries(spec.currencies ?? {}).flatMap(([name, currency]) => {
    const path = `currencies.${name}`;
    const field = fields.find((candidate) => candidate.name === name);
    const isAmount =
      (field !== undefined && kindNamed(field.kind).hasCurrency === true) || isCurrencyDisplay(displayOf(spec, name));
    if (field !== undefined && !isAmount) {
      const message = `"${name}" has a currency, but its kind is ${field.kind}`;
      return [{ path: `${path}#`, message, hint: `a field of the kind, or with the display, ${WITH_CURRENCY}` }];
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
          message: `"${code}" is not a currency`,
          hint: nearest === undefined || nearest === null ? ANY_CODE : `did you mean "${nearest}"? (${ANY_CODE})`,
        },
      ];
}

function checkOwner(path: string, name: string, owner: UnvalidatedEntity | undefined): readonly PathDiagnostic[] {
  if (owner === undefined) {
    const hint = "{ field: … } of this entity, or a code; no other entity embeds this one";
    return [{ path, message: `"${name}" is a field of the owner, but this entity has no owner`, hint }];
  }
  return checkHolder(path, name, owner.fields);
}

interface Places {
  readonly unvalidated: UnvalidatedEntity;
  readonly entities: readonly UnvalidatedEntity[];
}

/** A field of the entity, or of a record that one of its relations references. */
function checkField(path: string, name: string, { unvalidated, entities }: Places): readonly PathDiagnostic[] {
  const [own = "", other] = name.split(".");
  if (other === undefined) {
    return checkHolder(path, name, unvalidated.fields);
  }
  const target = entities.find(({ source }) => source.name === unvalidated.spec.relations?.[own]?.to);
  const isOne = unvalidated.fields.some((field) => field.name === own && field.kind === "text");
  return target !== undefined && isOne
    ? checkHolder(path, other, target.fields)
    : [{ path, message: `"${name}" is not a path to a field`, hint: "a relation to one record, and a field of it" }];
}

/** The field that contains the currency code must be text. */
function checkHolder(path: string, name: string, fields: readonly TypedField[]): readonly PathDiagnostic[] {
  const field = fields.find((candidate) => candidate.name === name);
  if (field !== undefined && CODES.includes(field.kind)) {
    return [];
  }
  const message =
    field === undefined
      ? `the owner has no field "${name}"`
      : `"${name}" cannot contain a currency code: its kind is ${field.kind}`;
  return [{ path, message, hint: `a field of the kind: ${CODES.join(", ")}` }];
}
