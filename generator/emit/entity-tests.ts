import type { ConsoleModel, EntityModel } from "../model/console-model.ts";
import { writeSchema } from "../model/schema-variants.ts";
import { toImport } from "../render/import-line.ts";
import { template } from "../render/template.ts";
import { callsOf } from "./api.ts";
import { isWritten } from "./bodies.ts";
import { type CheckRule, toCheckRules } from "./check-rules.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface EntityTestsView {
  readonly banner: string;
  readonly name: string;
  readonly imports: readonly string[];
  /** The compiled check of each form, and what each of them is to keep. */
  readonly checks: readonly string[];
  readonly rules: readonly CheckRule[];
  readonly callsTitle: string;
  /** What draws a body: `drawTicketBody`, or `null` where no call sends one. */
  readonly draw: string;
  readonly calls: readonly {
    /** `GET /tickets/{id}`. */
    readonly wire: string;
    /** `{ id }`. */
    readonly given: string;
    /** `ticketApi(transport).get(id)`. */
    readonly call: string;
  }[];
  /** Whether a screen's address holds more than its path. */
  readonly hasAddresses: boolean;
  readonly addressesTitle: string;
}

const TESTING = "#console/testing/generated-tests";
const TRIALS_IMPORT = `import type { CheckRule } from "${TESTING}/trials.ts";`;

const view = template<EntityTestsView>("tests/entity.test.ts.hbs");

/** `generated/tests/<entity>.test.ts`: what an entity's checks refuse, its client sends and its addresses hold. */
export function emitEntityTests(model: ConsoleModel): readonly EmittedFile[] {
  return model.entities
    .filter(({ screens }) => screens.length > 0)
    .map((entity) => ({
      path: `tests/${entity.names.kebab}.test.ts`,
      content: view(toView(model, entity)),
    }));
}

function toView(model: ConsoleModel, entity: EntityModel): EntityTestsView {
  const { name, type } = entity.names;
  const draw = isWritten(model, entity) ? `draw${type}Body` : "null";
  return {
    banner: banner(entity.file),
    name,
    imports: importsOf(model, entity),
    checks: checksOf(entity),
    rules: toCheckRules(writeSchema(model, entity)),
    callsTitle: `${name}Api`,
    draw,
    calls: toCalls(entity),
    hasAddresses: hasAddresses(entity),
    addressesTitle: `addresses of ${name}`,
  };
}

function hasAddresses({ screens }: EntityModel): boolean {
  return screens.some((screen) => screen !== "create");
}

/** `validateTicketCreate`: the compiled check of each form. */
function checksOf({ names, screens }: EntityModel): readonly string[] {
  return [
    ...(screens.includes("create") ? [`validate${names.type}Create`] : []),
    ...(screens.includes("edit") ? [`validate${names.type}Update`] : []),
  ];
}

function toCalls(entity: EntityModel): EntityTestsView["calls"] {
  return callsOf(entity).map(({ name, method, path, params }) => {
    const given = [...params.matchAll(/(id|body|query)\??: /g)].map(([, word]) => word ?? "");
    return {
      wire: `${method} ${path}`,
      given: given.length === 0 ? "_" : `{ ${given.join(", ")} }`,
      call: `${entity.names.name}Api(transport).${name}(${given.join(", ")})`,
    };
  });
}

function importsOf(model: ConsoleModel, entity: EntityModel): readonly string[] {
  const { name, type, kebab } = entity.names;
  const checks = checksOf(entity);
  const hasCalls = callsOf(entity).length > 0;
  return [
    ...(hasAddresses(entity) ? [toImport(["testAddresses"], `${TESTING}/test-addresses.ts`)] : []),
    ...(hasCalls ? [toImport(["testCalls"], `${TESTING}/test-calls.ts`)] : []),
    ...(checks.length > 0 ? [toImport(["testCheck"], `${TESTING}/test-check.ts`), TRIALS_IMPORT] : []),
    ...(hasCalls ? [toImport([`${name}Api`], `../api/${kebab}.ts`)] : []),
    ...(isWritten(model, entity) ? [toImport([`draw${type}Body`], `../arbitraries/${kebab}.ts`)] : []),
    ...(hasAddresses(entity) ? [toImport([`${name}Screens`], `../screens/${kebab}.ts`)] : []),
    ...(checks.length > 0 ? [toImport(checks, `../validators/${kebab}.js`)] : []),
  ];
}
