import type { Chance } from "./chance.ts";
import { type EntityDraft, operationsOf, type RandomEntity } from "./random-draft.ts";
import { plainField } from "./random-field.ts";
import type { RandomField, TypeName } from "./random-shape.ts";

/** Generates names of fields and types. */
interface Names {
  readonly take: () => string;
  readonly typeName: TypeName;
}

/** Ids of other records, of their embedded records, and of the same entity. */
export function relationsOf(chance: Chance, names: Names, { name, others, kind }: EntityDraft): readonly RandomField[] {
  const targets = others.filter(({ spec }) => operationsOf(spec).includes("list"));
  const isWhole = kind === "whole";
  const made = targets.length === 0 ? [] : Array.from({ length: chance.between(0, isWhole ? 2 : 1) });
  const relations = made.flatMap(() => {
    const other = chance.one(targets);
    return isWhole && chance.holds(40) ? [toMany(chance, names, other)] : toOne(chance, { names, isWhole }, other);
  });
  const own: readonly RandomField[] =
    !isWhole || !chance.holds(25)
      ? []
      : [{ ...plainField, name: "aboveId", kind: "text", type: "string", isOptional: true, to: name }];
  return [...relations, ...own];
}

function toMany(chance: Chance, { take }: Names, other: RandomEntity): RandomField {
  const tags = chance.holds(50) ? ["@uniqueItems true"] : [];
  const options = choicesOf(chance, other);
  return { ...plainField, name: `${take()}Ids`, to: other.name, kind: "texts", type: "string[]", tags, options };
}

/** The id, sometimes with the related record and an id of one of its embedded records. */
function toOne(
  chance: Chance,
  { names, isWhole }: { readonly names: Names; readonly isWhole: boolean },
  other: RandomEntity,
): readonly RandomField[] {
  const base = { ...plainField, name: `${names.take()}Id`, to: other.name, kind: "text", type: "string" };
  const isAnswered = isWhole && chance.holds(40);
  const beside = isAnswered ? [answeredRecord(chance, { name: names.take(), type: names.typeName() }, other)] : [];
  const expanded = beside.map(({ name }) => ({ expandedAs: name }));
  const options = { ...choicesOf(chance, other), ...expanded[0] };
  const one = { ...base, isOptional: chance.holds(60), isNullable: chance.holds(20), options };
  return [one, ...beside, ...(isWhole ? partOf(chance, one, other) : [])];
}

/** A query that returns some records of the other entity, as options of a form. */
function choicesOf(chance: Chance, { spec }: RandomEntity): Readonly<Record<string, unknown>> {
  return spec["queries"] !== undefined && chance.holds(60) ? { choices: "some" } : {};
}

/** The related record in responses: complete, or its title and some other fields. */
function answeredRecord(
  chance: Chance,
  { name, type }: { readonly name: string; readonly type: string },
  other: RandomEntity,
): RandomField {
  const base = { ...plainField, name, kind: "object", tags: ["@readOnly"], isReadOnly: true, isOptional: true };
  if (chance.holds(40) && other.fields.every(isPlain)) {
    return { ...base, type: other.type, holds: other.name };
  }
  const titles = (other.spec["titleFields"] as readonly string[] | undefined) ?? ["name"];
  const plain = other.fields.filter(
    ({ kind, to, isWriteOnly }) =>
      ["text", "email", "tel", "integer", "number", "boolean", "date"].includes(kind) && to === null && !isWriteOnly,
  );
  const more = chance.some(plain, 30).map((field) => field.name);
  const parts = plain.filter((field) => ["id", ...titles, ...more].includes(field.name));
  const lines = parts.map(
    (part) => `  ${part.name}${part.isOptional ? "?" : ""}: ${part.type}${part.isNullable ? " | null" : ""};\n`,
  );
  const declaration = `/** As it is answered. */\nexport interface ${type} {\n  id: string;\n${lines.join("")}}`;
  return { ...base, type, types: [declaration] };
}

/** Fields that an included related record can have: no free JSON, and no unions of objects. */
function isPlain({ kind, types }: RandomField): boolean {
  return kind !== "json" && !types.some((declaration) => declaration.includes("/** One of several. */"));
}

/** One of the embedded records of the related record. */
function partOf(chance: Chance, { name }: RandomField, { fields }: RandomEntity): readonly RandomField[] {
  const parts = fields.find(({ embeds }) => embeds !== null)?.embeds ?? null;
  return parts === null || !chance.holds(70)
    ? []
    : [
        {
          ...plainField,
          name: `${name}Part`,
          kind: "text",
          type: "string",
          isOptional: true,
          to: parts,
          options: { within: name },
        },
      ];
}
