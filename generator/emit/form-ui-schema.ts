import type { ControlOptions, FieldUiSchema, FormUiSchema, ObjectUiSchema } from "../../src/contract/screens.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import {
  type ConsoleModel,
  type EntityModel,
  entityNamed,
  type FieldModel,
  writableFields,
} from "../model/types/console-model.ts";
import { kindNamed } from "../model/types/kind-of.ts";
import { key } from "../model/types/message-keys.ts";
import { currencyOf, languageOf, unitByOf, valuesOf } from "./field-descriptors.ts";

/** The uiSchema of a create or edit form. Fields that are in no section are hidden. */
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

/** Visible fields of each branch, by the value of the discriminator. */
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

/** Fields of an object or of list items, in the order of the type. */
function toPartsUiSchema(model: ConsoleModel, entity: EntityModel, { parts }: FieldModel): FormUiSchema {
  return {
    "ui:order": parts.map(({ name }) => name),
    ...Object.fromEntries(
      parts.map((field) => [field.name, toFieldUiSchema(model, entity, { field, isHidden: false })]),
    ),
  };
}

/** An embedded record keeps its id as a hidden field. */
function toItemsUiSchema(model: ConsoleModel, embedded: EntityModel): FormUiSchema {
  const { "ui:order": order, ...fields } = toFormUiSchema(model, embedded);
  const options = { labelKey: key.field(embedded.names.name, "id") };
  return { "ui:order": [...order, "id"], ...fields, id: { "ui:widget": "hidden", "ui:options": options } };
}

/** Name of a field's control; null for a table of embedded records. */
export function controlOf(field: FieldModel): string | null {
  if (field.widget !== null && field.widget !== "table") {
    return field.widget;
  }
  if (field.unitBy !== null) {
    return "byField";
  }
  return field.relation === null ? (field.ownKind ?? kindNamed(field.kind).control) : kinds.relation.control;
}
