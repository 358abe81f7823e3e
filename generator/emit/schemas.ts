import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { during } from "../diagnostics/error-context.ts";
import type { ConsoleModel, EntityModel } from "../model/types/console-model.ts";
import { readSchema, writeSchema } from "../model/types/schema-variants.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface SchemasView {
  readonly banner: string;
  readonly name: string;
  readonly read: JsonSchema;
  readonly create: JsonSchema;
  /** Empty, or the id if an update has the same schema as a create. */
  readonly updateId: string;
}

const view = template<SchemasView>("schemas/entity.ts.hbs");

/** `generated/schemas/<entity>.ts`: schemas of responses and of create and update requests. */
export function* emitSchemas(model: ConsoleModel): Iterable<EmittedFile> {
  for (const entity of model.entities) {
    const content = during(entity.file, () =>
      view({
        banner: banner(entity.file),
        name: entity.names.name,
        read: withId(idOf(entity, "read"), readSchema(model, entity)),
        create: withId(idOf(entity, "create"), writeSchema(model, entity)),
        updateId: idOf(entity, "update"),
      }),
    );
    yield { path: `schemas/${entity.names.kebab}.ts`, content };
  }
}

/** Id that links a schema with its compiled validator. */
function idOf({ names }: EntityModel, variant: string): string {
  return `${names.name}.${variant}`;
}

function withId($id: string, schema: JsonSchema): JsonSchema {
  return { $schema: "http://json-schema.org/draft-07/schema#", $id, ...schema };
}
