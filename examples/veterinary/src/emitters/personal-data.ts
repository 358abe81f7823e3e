import type { Emitter, FieldModel } from "entity-console/generator";

/** Kinds that always contain personal data. */
const PERSONAL = new Set(["email", "tel", "password"]);

function isPersonal({ schema }: FieldModel): boolean {
  return PERSONAL.has(schema.format ?? "");
}

/** Data protection register: lists all fields with personal data. */
export const emit: Emitter = ({ entities }) => {
  const rows = entities.flatMap((entity) =>
    entity.fields
      .filter(isPersonal)
      .map((field) => `| ${entity.names.name} | ${field.name} | ${field.schema.format} | ${field.description} |`),
  );
  const head = ["# Personal data", "", "| Entity | Field | Kind | What it is |", "|---|---|---|---|"];
  return [{ path: "personal-data.md", content: `${[...head, ...rows].join("\n")}\n` }];
};
