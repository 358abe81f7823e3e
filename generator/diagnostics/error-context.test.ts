import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { reportError } from "../cli/report-error.ts";
import { emitAll, OUTPUTS } from "../emit/emit-all.ts";
import { render } from "../generate.ts";
import { toCatalogues } from "../labels/catalogues.ts";
import { readLabels } from "../labels/read-labels.ts";
import type { ConsoleModel, EntityModel, FieldModel } from "../model/types/console-model.ts";
import { readSchemaFiles } from "../read/schema-files.ts";

/** Simulates faults in each stage of the generator, always at the second of three entities. */

const ROOT = path.join(import.meta.dirname, "../testing/fixtures/further-words");
const FILE = "schema/entities/reader.ts";

const fault = vi.hoisted(() => {
  const state = { step: "" };
  const isAtFault = (input: unknown): boolean =>
    typeof input === "object" && input !== null && "fileName" in input
      ? String(input.fileName).endsWith("reader.ts")
      : /eader|welcome/.test(JSON.stringify(input ?? null));
  /** Replaces a module's function by one that fails while its step is under test. */
  const wrap = async (load: () => Promise<unknown>, step: string) => {
    const real = (await load()) as Record<string, (...args: unknown[]) => unknown>;
    return {
      ...real,
      [step]: (...args: unknown[]) => {
        if (state.step === step && isAtFault(args[0])) {
          throw new TypeError("injected");
        }
        return real[step]?.(...args);
      },
    };
  };
  return { state, wrap };
});

vi.mock("../read/statement-checks.ts", (load) => fault.wrap(load, "checkStatements"));
vi.mock("../read/doc-tags.ts", (load) => fault.wrap(load, "checkDocTags"));
vi.mock("../read/spec-values.ts", (load) => fault.wrap(load, "readValues"));
vi.mock("../model/fields/field-model.ts", (load) => fault.wrap(load, "toTypedFields"));
vi.mock("../model/spec-checks.ts", (load) => fault.wrap(load, "checkEntity"));
vi.mock("../model/paths/paths.ts", (load) => fault.wrap(load, "routesOf"));
vi.mock("../model/fields/translated-texts.ts", (load) => fault.wrap(load, "withTranslations"));
vi.mock("../emit/compile-check.ts", (load) => fault.wrap(load, "compileCheck"));

beforeEach(() => {
  fault.state.step = "";
});

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return reportError(error, ROOT);
  }
  return "no error";
}

function renderAll(): unknown {
  return [...render(readSchemaFiles(ROOT), { labels: readLabels(ROOT) }).files];
}

test.each([
  "checkStatements",
  "checkDocTags",
  "readValues",
  "toTypedFields",
  "checkEntity",
  "routesOf",
  "withTranslations",
])("an internal error in %s names the entity's file and shows no stack", (step) => {
  fault.state.step = step;
  const message = messageOf(renderAll);
  expect(message).toMatch(/^The generator failed at .*: TypeError: injected\n/);
  expect(message).toContain(FILE);
  expect(message).not.toMatch(/\n +at /);
});

/** The model with an entity that throws when the member is read. */
function brokenModel(model: ConsoleModel, member: keyof EntityModel): ConsoleModel {
  const broken = (entity: EntityModel): EntityModel =>
    Object.defineProperty({ ...entity }, member, {
      get: () => {
        throw new TypeError("injected");
      },
    });
  return { ...model, entities: model.entities.map((entity) => (entity.file === FILE ? broken(entity) : entity)) };
}

const { model } = render(readSchemaFiles(ROOT), { labels: readLabels(ROOT) });
const catalogues = toCatalogues(model, readLabels(ROOT));

/** Outputs that have a file for each entity, with a member of the entity that they read. */
const BY_ENTITY = {
  schemas: "fields",
  screens: "actions",
  client: "endpoints",
  arbitraries: "fields",
  validators: "fields",
} as const;

test.each(Object.entries(BY_ENTITY))(
  "an internal error at an entity in the output %s names the entity's file and the output",
  (output, member) => {
    const message = messageOf(() => [...emitAll(brokenModel(model, member), catalogues, [output])]);
    expect(message).toContain(`The generator failed at ${FILE}, in the output "${output}": TypeError: injected\n`);
  },
);

const WITHOUT_ENTITIES = ["menu", "icons", "labels", "own", "message-keys", "console"];

test.each(OUTPUTS.filter((name) => ![...Object.keys(BY_ENTITY), ...WITHOUT_ENTITIES].includes(name)))(
  "an internal error in the output %s names the output",
  (output) => {
    const message = messageOf(() => [...emitAll(brokenModel(model, "names"), catalogues, [output])]);
    expect(message).toContain(`The generator failed at the output "${output}": TypeError: injected\n`);
  },
);

test("an internal error of the compiled checks names the field, its file and the output", () => {
  fault.state.step = "compileCheck";
  // Checks are compiled once per process, so use a new schema.
  const fresh = (each: FieldModel): FieldModel =>
    each.name === "state" && each.kind === "enum"
      ? { ...each, schema: { ...each.schema, enum: ["very welcome"] } }
      : each;
  const entities = model.entities.map((entity) => ({ ...entity, fields: entity.fields.map(fresh) }));
  expect(messageOf(() => [...emitAll({ ...model, entities }, catalogues, ["validators"])])).toContain(
    `The generator failed at the field "state", in ${FILE}, in the output "validators": TypeError: injected`,
  );
});

test("an internal error in the labels names them", () => {
  expect(messageOf(() => toCatalogues(brokenModel(model, "names"), readLabels(ROOT)))).toContain(
    "failed at the labels: ",
  );
});
