import type { Emitter, FieldModel } from "#generator";

/** What a field says of a person by its kind alone. */
const PERSONAL = new Set(["email", "tel", "password"]);

function isPersonal({ schema }: FieldModel): boolean {
  return PERSONAL.has(schema.format ?? "");
}

/** The register that the law on data protection asks for: where the chain keeps what identifies a person. */
export const emit: Emitter = ({ entities }) => {
  const rows = entities.flatMap((entity) =>
    entity.fields
      .filter(isPersonal)
      .map((field) => `| ${entity.names.name} | ${field.name} | ${field.schema.format} | ${field.description} |`),
  );
  const head = ["# Personal data", "", "| Entity | Field | Kind | What it is |", "|---|---|---|---|"];
  return [{ path: "personal-data.md", content: `${[...head, ...rows].join("\n")}\n` }];
};
