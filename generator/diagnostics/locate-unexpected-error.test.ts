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

/** A model whose given member throws when it is read, for an entity or for its second field. */
function brokenModel(
  model: ConsoleModel,
  isBroken: (member: string | symbol) => boolean,
  isField: boolean,
): ConsoleModel {
  const breaking = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (of, member) => {
        if (isBroken(member)) {
          throw new TypeError("injected");
        }
        return Reflect.get(of, member);
      },
    });
  const broken = (entity: EntityModel): EntityModel =>
    isField
      ? { ...entity, fields: entity.fields.map((field, index): FieldModel => (index === 1 ? breaking(field) : field)) }
      : breaking(entity);
  return { ...model, entities: model.entities.map((entity) => (entity.file === FILE ? broken(entity) : entity)) };
}

const { model } = render(readSchemaFiles(ROOT), { labels: readLabels(ROOT) });
const catalogues = toCatalogues(model, readLabels(ROOT));
const field = model.entities.find(({ file }) => file === FILE)?.fields[1]?.name ?? "";

/** Outputs that read the kind, type or schema of fields. Others read only names, or no entities. */
const OF_FIELDS = ["schemas", "screens", "arbitraries", "openapi", "summary", "backend", "validators", "docs"];

test.each(OUTPUTS.filter((name) => OF_FIELDS.includes(name)))(
  "an internal error at a field in the output %s names the field, its file and the output",
  (output) => {
    const broken = brokenModel(model, (member) => member === "schema" || member === "kind", true);
    const message = messageOf(() => [...emitAll(broken, catalogues, [output])]);
    expect(message).toContain(`The generator failed at the field "${field}" of ${FILE}, in the output "${output}": `);
  },
);

test.each(OUTPUTS.filter((name) => !["menu", "icons", "labels", "own", "message-keys", "console"].includes(name)))(
  "an internal error at an entity in the output %s names its file and the output",
  (output) => {
    const broken = brokenModel(model, (member) => member === "names", false);
    const message = messageOf(() => [...emitAll(broken, catalogues, [output])]);
    expect(message).toMatch(/^The generator failed at .*: TypeError: injected/);
    expect(message).toContain(FILE);
    expect(message).toContain(`in the output "${output}"`);
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

test("an internal error in the labels names the entity's file", () => {
  const broken = brokenModel(model, (member) => member === "names", false);
  expect(messageOf(() => toCatalogues(broken, readLabels(ROOT)))).toContain(`at ${FILE}, in the labels: `);
});
