import type { JsonSchema } from "../../src/contract/json-schema.ts";
import type { ConsoleModel, EntityModel } from "../model/console-model.ts";
import { readSchema, writeSchema } from "../model/schema-variants.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface SchemasView {
  readonly banner: string;
  readonly name: string;
  readonly read: JsonSchema;
  readonly create: JsonSchema;
  readonly update: JsonSchema;
}

const view = template<SchemasView>("schemas/entity.ts.hbs");

/** `generated/schemas/<entity>.ts`: what a read answers, and what a create and an update send. */
export function emitSchemas(model: ConsoleModel): readonly EmittedFile[] {
  return model.entities.map((entity) => ({
    path: `schemas/${entity.names.kebab}.ts`,
    content: view({
      banner: banner(entity.file),
      name: entity.names.name,
      read: withId(entity, "read", readSchema(model, entity)),
      create: withId(entity, "create", writeSchema(model, entity)),
      update: withId(entity, "update", writeSchema(model, entity)),
    }),
  }));
}

/** The id under which a schema and its compiled check find each other. */
function withId({ names }: EntityModel, variant: string, schema: JsonSchema): JsonSchema {
  return { $schema: "http://json-schema.org/draft-07/schema#", $id: `${names.name}.${variant}`, ...schema };
}
