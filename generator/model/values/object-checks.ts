import type { Diagnostic, DiagnosticText } from "../../diagnostics/diagnostic.ts";
import { toDiagnostic } from "../fields/locate-diagnostic.ts";
import { checkName } from "../fields/name-checks.ts";
import { isTranslated } from "../fields/translated-texts.ts";
import type { UnvalidatedEntity, UnvalidatedSpec } from "../fields/unvalidated-spec.ts";
import type { TypedField } from "../types/typed-field.ts";

/** Name of a sub-field that looks like a language tag. */
const LANGUAGE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|\d{3})$/;

/**
 * Checks the fields of objects. Translated texts have exactly the product's languages, and the first is required. The
 * names of other fields follow the rules for field names.
 */
export function checkObjects({
  entities,
  product,
}: Pick<UnvalidatedSpec, "entities" | "product">): readonly Diagnostic[] {
  const records = entities.map(({ source }) => source.typeName);
  const rows = entities.flatMap(({ spec }) => Object.values(spec.embeds ?? {}));
  return product === null
    ? []
    : entities.flatMap((entity) => [
        ...checkFields(entity, { languages: product.spec.languages, records }),
        ...(rows.includes(entity.source.name) ? passwordsOfRows(entity) : []),
      ]);
}

/**
 * Embedded records are stored as they are sent; the backend hashes only passwords of entities with calls of their own.
 */
function passwordsOfRows(entity: UnvalidatedEntity): readonly Diagnostic[] {
  return entity.fields
    .filter(({ schema }) => schema.format === "password")
    .map(({ name }) =>
      toDiagnostic(entity, {
        path: "",
        field: name,
        message: `"${name}" is a password in an embedded record`,
        hint: OF_RECORDS,
      }),
    );
}

const OF_RECORDS = "the password in an entity that is not embedded: only those are stored as hashes";

interface Setting {
  readonly languages: readonly string[];
  /** Types that are checked elsewhere, as entities. */
  readonly records: readonly string[];
  /** True inside a read-only field. */
  readonly isBackends?: boolean;
}

function checkFields(entity: UnvalidatedEntity, setting: Setting): readonly Diagnostic[] {
  const answered = Object.values(entity.spec.relations ?? {}).map((relation) => relation?.expandedAs);
  return entity.fields.flatMap((field) =>
    findFaults(field, { ...setting, isBackends: answered.includes(field.name) }, field.name).map((fault) =>
      toDiagnostic(entity, { path: "", field: field.name, ...fault }),
    ),
  );
}

/** Checks a field and all objects inside it. `path` is the path from the record. */
function findFaults(field: TypedField, setting: Setting, path: string): readonly DiagnosticText[] {
  if (field.objectType !== null && setting.records.includes(field.objectType)) {
    return [];
  }
  const isBackends = setting.isBackends === true || field.readOnly;
  const inner = { ...setting, isBackends };
  const within = field.parts.flatMap((part) => findFaults(part, inner, `${path}.${part.name}`));
  return [...faultsOf(field, inner, path), ...within];
}

function faultsOf(field: TypedField, { languages, isBackends }: Setting, path: string): readonly DiagnosticText[] {
  const { kind, union, parts } = field;
  const isMeant = parts.some(({ name }) => LANGUAGE.test(name)) || isTranslated(field, languages);
  if (isMeant && kind === "object" && union === null) {
    return translationFaults(field, languages, path);
  }
  if (isMeant) {
    const message = `"${path}" is ${union === null ? "a list" : "a union"} of translated texts, which is not supported`;
    return [{ message, hint: "an interface with a translated text as one of its fields" }];
  }
  const secrets = parts.filter(({ schema }) => schema.format === "password");
  const own = isBackends === true ? [] : parts.filter(({ readOnly }) => readOnly);
  return [
    ...own.map(({ name }) => ({
      message: `"${path}.${name}" cannot be read-only: objects are sent as a whole`,
      hint: "readonly or @readOnly on the whole object, or not at all",
    })),
    ...parts.flatMap(({ name }) =>
      checkName(name).map(({ message, hint }) => ({ message: `in "${path}": ${message}`, hint })),
    ),
    ...secrets.map(({ name }) => ({ message: `"${path}.${name}" is a password inside an object`, hint: OF_RECORDS })),
  ];
}

function translationFaults(
  { parts }: TypedField,
  languages: readonly string[],
  path: string,
): readonly DiagnosticText[] {
  const strange = parts.filter(({ name }) => !languages.includes(name));
  if (strange.length > 0) {
    return strange.map(({ name }) => ({
      message: `"${path}" has "${name}", which is not a language of the product`,
      hint: `one field for each language of schema/product.ts: ${languages.join(", ")}`,
    }));
  }
  const [first = ""] = languages;
  const missing = languages.filter((language) => parts.every(({ name }) => name !== language));
  const others = parts.filter(({ kind }) => kind !== "text");
  const start = parts.find(({ name }) => name === first);
  const isLoose = start !== undefined && (!start.required || start.nullable);
  const secrets = parts.filter(({ readOnly, writeOnly }) => readOnly || writeOnly);
  return [
    ...missing.map((language) => ({
      message: `the translated text "${path}" lacks the language "${language}"`,
      hint: `\`"${language}"${language === first ? "" : "?"}: string\` in its type`,
    })),
    ...others.map(({ name, kind }) => ({
      message: `"${name}" of the translated text "${path}" has the kind ${kind}`,
      hint: "`string`, without a format",
    })),
    ...secrets.map(({ name, readOnly }) => ({
      message: `"${name}" of the translated text "${path}" cannot be ${readOnly ? "read-only" : "write-only"}`,
      hint: "the tag on the whole field, or no tag",
    })),
    ...(isLoose
      ? [
          {
            message: `the translated text "${path}" must require "${first}", the product's first language`,
            hint: `\`"${first}": string\`, and a ? after the name of the whole field if it is optional`,
          },
        ]
      : []),
  ];
}
