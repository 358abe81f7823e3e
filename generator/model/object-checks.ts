import type { Diagnostic, DiagnosticText } from "../diagnostics/diagnostic.ts";
import { toDiagnostic } from "./locate-diagnostic.ts";
import { checkName } from "./name-checks.ts";
import { isTranslated } from "./translated-texts.ts";
import type { TypedField } from "./typed-field.ts";
import type { UnvalidatedEntity, UnvalidatedSpec } from "./unvalidated-spec.ts";

/** What a part is called that is meant to be a text in one language. */
const LANGUAGE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|\d{3})$/;

/**
 * The parts of objects: texts in several languages are in those of the product, each of them, and in the first always;
 * what else there is has names as fields have them.
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

/** Rows are written as they are sent: the backend hashes the passwords of records that have a page of their own. */
function passwordsOfRows(entity: UnvalidatedEntity): readonly Diagnostic[] {
  return entity.fields
    .filter(({ schema }) => schema.format === "password")
    .map(({ name }) =>
      toDiagnostic(entity, {
        path: "",
        field: name,
        message: `"${name}", a password in the rows of another record`,
        hint: OF_RECORDS,
      }),
    );
}

const OF_RECORDS = "the password as a field of a record that is not embedded: only those are kept hashed";

interface Setting {
  readonly languages: readonly string[];
  /** Types whose fields are looked at where they are. */
  readonly records: readonly string[];
  /** Whether what is looked at is in a field that no body carries. */
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

/** Of a field and of all objects within it; `path` is what the field is called from the record. */
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
    const message = `"${path}", ${union === null ? "a list of texts" : "one of several objects"} in several languages`;
    return [{ message, hint: "an interface with a field of such a text, in its place" }];
  }
  const secrets = parts.filter(({ schema }) => schema.format === "password");
  const own = isBackends === true ? [] : parts.filter(({ readOnly }) => readOnly);
  return [
    ...own.map(({ name }) => ({
      message: `"${path}.${name}", read-only within an object, which is sent whole`,
      hint: "the tag at the whole object, or none",
    })),
    ...parts.flatMap(({ name }) =>
      checkName(name).map(({ message, hint }) => ({ message: `"${path}", with a part ${message}`, hint })),
    ),
    ...secrets.map(({ name }) => ({ message: `"${path}.${name}", a password within an object`, hint: OF_RECORDS })),
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
      message: `"${path}", with a part "${name}", which is no language of the product`,
      hint: `one part for each language of schema/product.ts: ${languages.join(", ")}`,
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
      message: `"${path}", a text in some languages of the product, and not in "${language}"`,
      hint: `\`"${language}"${language === first ? "" : "?"}: string\` among its parts`,
    })),
    ...others.map(({ name, kind }) => ({
      message: `"${path}", a translated text whose "${name}" is of the kind ${kind}`,
      hint: "`string`, without a format",
    })),
    ...secrets.map(({ name, readOnly }) => ({
      message: `"${path}", a translated text whose "${name}" is ${readOnly ? "read-only" : "write-only"}`,
      hint: "the tag at the field itself, or none",
    })),
    ...(isLoose
      ? [
          {
            message: `"${path}", a translated text that may lack "${first}", the product's first language`,
            hint: `\`"${first}": string\`, and a ? behind the field itself where it need not be filled in`,
          },
        ]
      : []),
  ];
}
