import { type ConsoleModel, type EntityModel, entityNamed } from "../model/types/console-model.ts";
import { type ImportSymbol, valueFrom, withImports } from "../render/imports.ts";
import { template } from "../render/template.ts";
import { callsOf } from "./api.ts";
import { isWritten } from "./bodies.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface EntityTestsView {
  readonly banner: string;
  readonly name: string;
  readonly type: string;
  /** Forms with a compiled validator: `Create`, `Update`. */
  readonly forms: readonly string[];
  /** True if request bodies can be generated. */
  readonly isWritten: boolean;
  /** The calls, grouped by their request body. */
  readonly groups: readonly CallGroup[];
  /** True if a screen's URL has parameters or a query. */
  readonly hasAddresses: boolean;
}

interface CallGroup {
  /** Type of the body; null if none can be generated. */
  readonly type: string | null;
  readonly calls: readonly {
    /** `GET /tickets/{id}`. */
    readonly wire: string;
    readonly call: string;
    /** Arguments of the call: `id`, `body`, `query`. */
    readonly given: readonly string[];
  }[];
}

const TESTING = "entity-console/generated/testing";

const view = template<EntityTestsView>("tests/entity.test.ts.hbs");

/** `generated/tests/<entity>.test.ts`: tests of an entity's validators, client calls and URLs. */
export function* emitEntityTests(model: ConsoleModel): Iterable<EmittedFile> {
  for (const entity of model.entities.filter(({ screens, isInput }) => screens.length > 0 || isInput)) {
    yield {
      path: `tests/${entity.names.kebab}.test.ts`,
      content: withImports(view(toView(model, entity)), importsOf(model, entity)),
    };
  }
}

function toView(model: ConsoleModel, entity: EntityModel): EntityTestsView {
  const { name, type } = entity.names;
  return {
    banner: banner(entity.file),
    name,
    type,
    forms: formsOf(entity),
    isWritten: isWritten(model, entity),
    groups: toGroups(model, entity),
    hasAddresses: hasAddresses(entity),
  };
}

function hasAddresses({ screens }: EntityModel): boolean {
  return screens.some((screen) => screen !== "create");
}

function formsOf({ screens, isInput }: EntityModel): readonly string[] {
  return [
    ...(isInput || screens.includes("create") ? ["Create"] : []),
    ...(screens.includes("edit") ? ["Update"] : []),
  ];
}

/** An action with inputs sends their body. */
function toGroups(model: ConsoleModel, entity: EntityModel): readonly CallGroup[] {
  const calls = callsOf(entity);
  const asked = inputsOf(model, entity).map(({ names }) => names.type);
  const own = calls.filter(({ body }) => !asked.some((type) => body === `${type}Body`));
  return [
    ...(own.length === 0 ? [] : [{ type: isWritten(model, entity) ? entity.names.type : null, calls: toCalls(own) }]),
    ...asked.map((type) => ({ type, calls: toCalls(calls.filter(({ body }) => body === `${type}Body`)) })),
  ];
}

/** The inputs entities of the entity's actions. */
function inputsOf(model: ConsoleModel, { actions }: EntityModel): readonly EntityModel[] {
  const names = new Set(actions.flatMap(({ inputs }) => inputs ?? []));
  return [...names].map((name) => entityNamed(model, name));
}

function toCalls(calls: ReturnType<typeof callsOf>): CallGroup["calls"] {
  return calls.map(({ name, method, path, takesId, body, takesQuery }) => ({
    wire: `${method} ${path}`,
    call: name,
    given: [...(takesId ? ["id"] : []), ...(body === null ? [] : ["body"]), ...(takesQuery ? ["query"] : [])],
  }));
}

/** Names that the tests may use. */
function importsOf(model: ConsoleModel, entity: EntityModel): readonly ImportSymbol[] {
  const { name, type, kebab } = entity.names;
  return [
    valueFrom("vitest", "describe"),
    ...["testAddresses", "testCalls", "testCheck"].map((test) => valueFrom(TESTING, test)),
    valueFrom(`../api/${kebab}.ts`, `${name}Api`),
    ...[entity, ...inputsOf(model, entity)].map(({ names }) =>
      valueFrom(`../arbitraries/${names.kebab}.ts`, `arbitrary${names.type}Body`),
    ),
    valueFrom(`../schemas/${kebab}.ts`, `${name}CreateSchema`),
    valueFrom(`../screens/${kebab}.ts`, `${name}Screens`),
    ...["Create", "Update"].map((form) => valueFrom(`../validators/${kebab}.js`, `validate${type}${form}`)),
  ];
}
