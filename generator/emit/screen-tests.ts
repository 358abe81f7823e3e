import {
  type ConsoleModel,
  type EntityModel,
  entityNamed,
  type FieldModel,
  fieldNamed,
  type SectionModel,
} from "../model/types/console-model.ts";
import { key } from "../model/types/message-keys.ts";
import { isPart } from "../model/types/parts.ts";
import { valueFrom, withImports } from "../render/imports.ts";
import { template } from "../render/template.ts";
import type { Screen } from "../vocabulary/words.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

/** A field that a screen must show, if more than its name matters. */
interface FieldPart {
  readonly label: string;
  /** Values of other fields that make it visible. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** Labels of the fields of an embedded record. */
  readonly items?: readonly string[];
}

/** Only the name, for most fields. */
type StatedField = string | FieldPart;

interface ScreenParts {
  readonly entity: string;
  readonly path: string;
  /** Path of its list call; null if it makes none. */
  readonly endpoint: string | null;
  readonly title: string;
  readonly titleField: string;
  readonly titleFields?: readonly string[];
  readonly sections?: readonly string[];
  readonly fields: readonly StatedField[];
}

interface ScreenTestsView {
  readonly banner: string;
  readonly languages: readonly string[];
  readonly name: string;
  readonly type: string;
  readonly screens: readonly { readonly test: string; readonly parts: ScreenParts }[];
}

const TESTING = "entity-console/generated/testing/screens";

const TESTS: Readonly<Record<Screen, string>> = {
  list: "testList",
  show: "testShow",
  create: "testCreate",
  edit: "testEdit",
};

const view = template<ScreenTestsView>("tests/entity-screens.test.tsx.hbs");

/** `generated/tests/<entity>-screens.test.tsx`: each screen in every language, with an accessibility check. */
export function* emitScreenTests(model: ConsoleModel): Iterable<EmittedFile> {
  for (const entity of model.entities.filter(({ screens }) => screens.length > 0)) {
    const { kebab, type } = entity.names;
    const content = withImports(view(toView(model, entity)), [
      valueFrom("vitest", "describe"),
      ...Object.values(TESTS).map((test) => valueFrom(TESTING, test)),
      valueFrom(`../arbitraries/${kebab}.ts`, `arbitrary${type}`),
    ]);
    yield { path: `tests/${kebab}-screens.test.tsx`, content };
  }
}

function toView(model: ConsoleModel, entity: EntityModel): ScreenTestsView {
  const { name, type } = entity.names;
  return {
    banner: banner(entity.file),
    languages: model.product.languages,
    name,
    type,
    screens: entity.screens.map((screen) => ({ test: TESTS[screen], parts: toParts(model, entity, screen) })),
  };
}

function toParts(model: ConsoleModel, entity: EntityModel, screen: Screen): ScreenParts {
  const { names, routes, endpoints, titleField, titleFields } = entity;
  const word = { list: "many", show: "one", create: "create", edit: "edit" }[screen];
  const base = {
    entity: names.name,
    path: (routes[screen] ?? "").replace("{id}", ":id"),
    endpoint: endpoints.get ?? endpoints.list ?? null,
    title: key.entity(names.name, word),
    titleField,
    ...(titleFields.length > 1 ? { titleFields } : {}),
  };
  if (screen === "list") {
    return {
      ...base,
      fields: entity.list.columns.map((column) => (isPart(column) ? { label: key.part(names.name, column) } : column)),
    };
  }
  const sections = screen === "show" ? entity.show.sections : entity.form.sections;
  const fields = fieldsOf(entity, sections).map((field) => toStated(model, entity, field));
  // A create form starts with the defaults, so fields that these hide are not visible.
  const isReachable = (part: StatedField) => typeof part === "string" || part.given === undefined;
  return {
    ...base,
    sections: sections.map((section) => key.section(names.name, section.name)),
    fields: screen === "create" && base.endpoint === null ? fields.filter(isReachable) : fields,
  };
}

function fieldsOf(entity: EntityModel, sections: readonly SectionModel[]): readonly FieldModel[] {
  return sections.flatMap(({ fields }) => fields).map((name) => fieldNamed(entity, name));
}

function toStated(model: ConsoleModel, entity: EntityModel, field: FieldModel): StatedField {
  const condition = entity.form.visibleWhen[field.name];
  if (condition === undefined && field.embeds === null) {
    return field.name;
  }
  return {
    label: key.field(entity.names.name, field.name),
    ...(condition === undefined ? {} : { given: toGiven(condition) }),
    ...(field.embeds === null ? {} : { items: itemLabels(entityNamed(model, field.embeds)) }),
  };
}

/** Values that satisfy a condition; the first option if several do. */
function toGiven(condition: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(condition).map(([field, wanted]) => [field, Array.isArray(wanted) ? wanted[0] : wanted]),
  );
}

function itemLabels(embedded: EntityModel): readonly string[] {
  return fieldsOf(embedded, embedded.form.sections).map(({ name }) => key.field(embedded.names.name, name));
}
