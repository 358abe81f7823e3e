import type { ControlName } from "../../src/contract/control-name.ts";
import type { ControlOptions, FieldUiSchema, FormUiSchema, ObjectUiSchema } from "../../src/contract/screens.ts";
import {
  type ConsoleModel,
  type EntityModel,
  entityNamed,
  type FieldKind,
  type FieldModel,
  writableFields,
} from "../model/console-model.ts";
import { key } from "../model/message-keys.ts";
import { currencyOf, languageOf, unitByOf, valuesOf } from "./field-descriptors.ts";

const CONTROLS: Readonly<Record<FieldKind, ControlName | null>> = {
  text: "text",
  email: "email",
  uri: "uri",
  password: "password",
  integer: "integer",
  number: "number",
  money: "money",
  boolean: "switch",
  date: "date",
  datetime: "datetime",
  enum: "select",
  percent: "percent",
  tel: "tel",
  html: "html",
  image: "image",
  file: "uri",
  time: "time",
  duration: "duration",
  texts: "chips",
  numbers: "numbers",
  enums: "choices",
  map: "map",
  json: "json",
  // Drawn as the parts of an object, and as a table.
  object: null,
  value: null,
  values: null,
  embedded: null,
};

/** How a create or edit form is drawn; a field in no section is there, and hidden. */
export function toFormUiSchema(model: ConsoleModel, entity: EntityModel): FormUiSchema {
  const placed = entity.form.sections.flatMap(({ fields }) => fields);
  const fields = writableFields(entity);
  const hidden = fields.filter(({ name }) => !placed.includes(name));
  return {
    "ui:order": [...placed, ...hidden.map(({ name }) => name)],
    ...Object.fromEntries(
      fields.map((field) => [field.name, toFieldUiSchema(model, entity, { field, isHidden: hidden.includes(field) })]),
    ),
  };
}

interface PlacedField {
  readonly field: FieldModel;
  readonly isHidden: boolean;
}

function toFieldUiSchema(
  model: ConsoleModel,
  entity: EntityModel,
  { field, isHidden }: PlacedField,
): FieldUiSchema | ObjectUiSchema {
  const control = isHidden ? "hidden" : controlOf(field);
  return {
    ...(control === null ? {} : { "ui:widget": control }),
    "ui:options": {
      labelKey: key.field(entity.names.name, field.path),
      ...(field.hasHelp ? { helpKey: key.help(entity.names.name, field.name) } : {}),
      ...valuesOf(model, entity, field),
      ...currencyOf(model, entity, field),
      ...unitByOf(model, field),
      ...languageOf(field),
      ...branchesOf(field),
    },
    ...(field.kind === "value" && !isHidden ? toPartsUiSchema(model, entity, field) : {}),
    ...(field.kind === "values" ? { items: toPartsUiSchema(model, entity, field) } : {}),
    ...(field.embeds === null ? {} : { items: toItemsUiSchema(model, entityNamed(model, field.embeds)) }),
  };
}

/** Which parts are to be seen, by the one that tells. */
function branchesOf({ union }: FieldModel): Pick<ControlOptions, "branches"> {
  return union === null
    ? {}
    : {
        branches: {
          by: union.by,
          of: Object.fromEntries(union.branches.map(({ value, parts }) => [value, parts])),
        },
      };
}

/** The parts of an object, or of each of a list, in the order of their type. */
function toPartsUiSchema(model: ConsoleModel, entity: EntityModel, { parts }: FieldModel): FormUiSchema {
  return {
    "ui:order": parts.map(({ name }) => name),
    ...Object.fromEntries(
      parts.map((field) => [field.name, toFieldUiSchema(model, entity, { field, isHidden: false })]),
    ),
  };
}

/** An embedded record keeps its id, unseen. */
function toItemsUiSchema(model: ConsoleModel, embedded: EntityModel): FormUiSchema {
  const { "ui:order": order, ...fields } = toFormUiSchema(model, embedded);
  const options = { labelKey: key.field(embedded.names.name, "id") };
  return { "ui:order": [...order, "id"], ...fields, id: { "ui:widget": "hidden", "ui:options": options } };
}

/** What a field is entered by; null for a table of embedded records. */
export function controlOf(field: FieldModel): ControlName | null {
  if (field.widget !== null && field.widget !== "table") {
    return field.widget;
  }
  if (field.unitBy !== null) {
    return "byField";
  }
  return field.relation === null ? CONTROLS[field.kind] : "relation";
}
