import { type ConsoleModel, type EntityModel, entityNamed, type FieldModel } from "../model/types/console-model.ts";
import { toLiteral } from "../render/literal.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface BodyView {
  readonly type: string;
  /** Union of the omitted fields: `"id" | "useCount"`. */
  readonly omitted: string;
  readonly embedded: readonly { readonly name: string; readonly type: string; readonly optional: string }[];
}

interface BodiesView {
  readonly banner: string;
  readonly imports: readonly { readonly type: string; readonly module: string }[];
  readonly bodies: readonly BodyView[];
}

const view = template<BodiesView>("bodies.ts.hbs");

/** `generated/bodies.ts`: types of request bodies. */
export function emitBodies(model: ConsoleModel): readonly EmittedFile[] {
  const written = model.entities.filter((entity) => isWritten(model, entity));
  const content = view({
    banner: banner("schema/entities/"),
    imports: written.map(({ names, file }) => ({ type: names.type, module: `../${file}` })),
    bodies: written.map((entity) => toBody(model, entity)),
  });
  return [{ path: "bodies.ts", content }];
}

/** True if requests contain such records, directly or embedded. */
export function isWritten(model: ConsoleModel, { names, operations, isInput }: EntityModel): boolean {
  return isInput || operations.includes("create") || operations.includes("update") || embeddedIn(model).has(names.name);
}

/** Cache of the embedded entities of a model. */
const embedded = new WeakMap<ConsoleModel, ReadonlySet<string | null>>();

function embeddedIn(model: ConsoleModel): ReadonlySet<string | null> {
  const known =
    embedded.get(model) ?? new Set(model.entities.flatMap(({ fields }) => fields.map(({ embeds }) => embeds)));
  embedded.set(model, known);
  return known;
}

function toBody(model: ConsoleModel, entity: EntityModel): BodyView {
  const embedded = entity.fields.filter((field) => field.embeds !== null && !field.readOnly);
  const omitted = [...entity.fields.filter(({ readOnly }) => readOnly), ...embedded].map(({ name }) => name);
  return {
    type: entity.names.type,
    omitted: omitted.length === 0 ? "never" : omitted.map((name) => toLiteral(name)).join(" | "),
    embedded: embedded.map((field) => toEmbedded(model, field)),
  };
}

function toEmbedded(model: ConsoleModel, field: FieldModel): BodyView["embedded"][number] {
  const { names } = entityNamed(model, field.embeds ?? "");
  return { name: field.name, type: names.type, optional: field.required ? "" : "?" };
}
