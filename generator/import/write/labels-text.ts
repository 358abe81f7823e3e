import { wordsOf } from "../../labels/proposed-texts.ts";
import { toCamel } from "../../model/naming/names.ts";
import { SPEC_IMPORT } from "../../read/vocabulary-file.ts";
import { toLiteral, toStringLiteral } from "../../render/literal.ts";
import type { ForeignAction } from "../foreign-model.ts";
import { plainText } from "./comments.ts";
import type { DraftEntity, DraftType } from "./draft.ts";
import { toSentence } from "./draft-field.ts";
import { helpFields, sectionNames } from "./entity-spec.ts";

/** Longest title of the source that is used as a label. */
const MAX_LABEL = 60;

/** `src/labels/<language>/<entity>.ts`: titles of the source, else words from names. */
export function entityLabelsText(entity: DraftEntity, isSimple: boolean): string {
  const { names, fields, types } = entity;
  const enums = enumLabels(types);
  const help = isSimple ? [] : helpFields(entity);
  const labels = {
    one: wordsOf(names.name),
    many: wordsOf(names.many),
    ...(fields.length === 0
      ? {}
      : { fields: Object.fromEntries(fields.map(({ name, label, kind }) => [name, labelOf(label, kind)])) }),
    ...optional(
      "sections",
      sectionNames(entity).map((name) => [name, toSentence(wordsOf(name))]),
    ),
    ...optional("help", help),
    ...optional("actions", isSimple ? [] : (entity.foreign.actions ?? []).map(actionLabels)),
    ...optional("enums", enums),
  };
  return constantText(names.name, labels, "EntityLabels");
}

/** `src/labels/<language>/product.ts`. */
export function productLabelsText(name: string, enums: readonly DraftType[]): string {
  return constantText(
    "labels",
    { name, menu: { home: "Home" }, ...optional("enums", enumLabels(enums)) },
    "ProductLabels",
  );
}

function constantText(name: string, labels: object, type: string): string {
  return `import type { ${type} } from ${toStringLiteral(SPEC_IMPORT)};\n\nexport const ${name} = ${toLiteral(labels, 0, 60)} as const satisfies ${type};\n`;
}

function optional(name: string, entries: readonly (readonly [string, unknown])[]): object {
  return entries.length === 0 ? {} : { [name]: Object.fromEntries(entries) };
}

/** Without a short summary, the label is the name. The question is the label, too. */
function actionLabels({ name, title = "" }: ForeignAction): readonly [string, object] {
  const text = plainText(title).replace(/\.$/, "");
  const label = text === "" || text.length > MAX_ACTION ? toSentence(wordsOf(name)) : text;
  return [name, { label, confirm: `${label}?` }];
}

/** Longest summary that is used as the label of an action. */
const MAX_ACTION = 30;

function labelOf(label: string, kind: string): string {
  const text = plainText(label).slice(0, MAX_LABEL);
  // "Category ID" is shown with the title of the category.
  return kind === "relation" && / IDs?$/.test(text) ? text.replace(/ IDs?$/, "") : text === "" ? "–" : text;
}

function enumLabels(types: readonly DraftType[]): readonly (readonly [string, object])[] {
  return types.flatMap((type) =>
    type.kind === "enum"
      ? [[toCamel(type.name), Object.fromEntries(type.values.map((value) => [value, valueLabel(value)]))] as const]
      : [],
  );
}

function valueLabel(value: string): string {
  const text = plainText(toSentence(wordsOf(value)));
  return text === "" ? plainText(value) || "–" : text;
}
