import type { JsonSchema } from "../../src/contract/json-schema.ts";
import { during } from "../diagnostics/error-context.ts";
import type { ConsoleModel, EntityModel } from "../model/types/console-model.ts";
import { writeSchema } from "../model/types/schema-variants.ts";
import { template } from "../render/template.ts";
import { type ComposedCheck, composeCheck } from "./compose-check.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface ValidatorsView extends ComposedCheck {
  readonly banner: string;
  readonly name: string;
  /** Other names of the same function. */
  readonly aliases: readonly string[];
}

interface DeclarationsView {
  readonly banner: string;
  readonly names: readonly string[];
}

const codeView = template<ValidatorsView>("validators/entity.js.hbs");
const declarationsView = template<DeclarationsView>("validators/entity.d.ts.hbs");

/** Validators of forms, compiled ahead of time so that the browser needs no compiler or `eval`. */
export function* emitValidators(model: ConsoleModel): Iterable<EmittedFile> {
  for (const entity of model.entities.filter(hasForm)) {
    yield* during(entity.file, () => toFiles(model, entity));
  }
}

function toFiles(model: ConsoleModel, entity: EntityModel): readonly EmittedFile[] {
  // If create and update have the same schema, one function gets both names.
  const names = variantsOf(entity).map((variant) => `validate${entity.names.type}${variant}`);
  const [name = "", ...aliases] = names;
  const schema = withoutAnnotations(writeSchema(model, entity));
  const composed = composeCheck(schema);
  const path = `validators/${entity.names.kebab}`;
  return [
    { path: `${path}.js`, content: codeView({ banner: banner(entity.file), name, aliases, ...composed }) },
    { path: `${path}.d.ts`, content: declarationsView({ banner: banner(entity.file), names }) },
  ];
}

function hasForm({ screens, isInput }: EntityModel): boolean {
  return isInput || screens.includes("create") || screens.includes("edit");
}

function variantsOf({ screens, isInput }: EntityModel): readonly ("Create" | "Update")[] {
  return [
    ...(isInput || screens.includes("create") ? ["Create" as const] : []),
    ...(screens.includes("edit") ? ["Update" as const] : []),
  ];
}

/** Removes keywords that no validator reads, because the compiled code contains its schema. */
export function withoutAnnotations(schema: JsonSchema): JsonSchema {
  const { description: _description, default: _default, deprecated: _deprecated, properties, items, ...rest } = schema;
  return {
    ...rest,
    ...(items === undefined ? {} : { items: withoutAnnotations(items) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, part]) => [name, withoutAnnotations(part)]),
          ),
        }),
  };
}
