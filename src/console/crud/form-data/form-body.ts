import type { JsonSchema } from "../../../contract/json-schema.ts";
import { isFreeSchema } from "../../../contract/open-objects.ts";
import type {
  ConditionDescriptor,
  FieldUiSchema,
  FormUiSchema,
  RelationDescriptor,
} from "../../../contract/screens.ts";
import { branchOf, discriminatorOf } from "../../../contract/union-schema.ts";
import type { FormData } from "../../fields/form-store.ts";
import { type FindRecord, toSentRelation } from "../../fields/relation-shape.ts";
import { likeDay } from "../../lib/date-range.ts";
import { isExactNumber, readJsonText } from "../../lib/exact-json.ts";
import { isObject, type JsonObject } from "../../lib/json-object.ts";
import { isSameData } from "../../lib/same-data.ts";
import { likeBoolean } from "../../lib/to-boolean.ts";
import { withoutEmptyObjects } from "./empty-objects.ts";
import { openedRow } from "./form-changes.ts";
import { fieldUi, hiddenFields, NO_UI, ROW, withNulls } from "./form-data.ts";

/** An open form. The body of a write is the loaded record with the user's changes applied. */
export interface OpenedForm {
  readonly schema: JsonSchema;
  readonly uiSchema: FormUiSchema;
  readonly visibleWhen: { readonly [field: string]: ConditionDescriptor };
  /** Record as received from the backend. Null for a new record, which is sent completely. */
  readonly loaded: FormData | null;
  /** Data with which the form opened. Empty for a new record, so that all of its data counts as changed. */
  readonly opened: FormData;
  /** Record whose relations show the shape that the backend uses for them. */
  readonly shape: FormData;
  readonly findRecord: FindRecord;
}

interface Sides {
  readonly loaded: JsonObject;
  readonly opened: JsonObject;
  readonly now: JsonObject;
  readonly shape: JsonObject;
  readonly isNew: boolean;
  readonly findRecord: FindRecord;
}

interface Change {
  readonly loaded: unknown;
  readonly opened: unknown;
  readonly now: unknown;
  readonly findRecord: FindRecord;
}

interface ObjectForm {
  readonly schema: JsonSchema;
  readonly uiSchema: FormUiSchema;
}

const NOTHING: JsonObject = {};

/** Id of a placeholder record that only defines a relation's shape. */
const NO_ID = -1;

function toObject(value: unknown): JsonObject {
  return isObject(value) ? value : NOTHING;
}

/**
 * Converts a changed value to the type in which it was received: a number stays a string, true a 1, a date a timestamp.
 */
function toSent(schema: JsonSchema, ui: FieldUiSchema | undefined, change: Change): unknown {
  const { loaded, now } = change;
  const { items } = schema;
  if (isFreeSchema(schema) && typeof now === "string") {
    return readJsonText(now);
  }
  if (items?.type === "object" && Array.isArray(now)) {
    const form = { schema: items, uiSchema: ui?.items ?? NO_UI };
    return now.map((row: unknown) => toSentRow(form, { ...change, now: row }));
  }
  const restored = withLoaded(change);
  if (schema.oneOf !== undefined && isObject(restored)) {
    return withoutRows(withNulls(schema, toSentBranch(schema, toObject(loaded), restored)));
  }
  if (typeof now === "boolean") {
    return likeBoolean(now, loaded);
  }
  if (schema.format === "date" && typeof now === "string") {
    return likeDay(now, loaded);
  }
  return typeof now === "number" && typeof loaded === "string" && loaded !== ""
    ? String(now)
    : withoutRows(withNulls(schema, restored));
}

/**
 * A changed value whose unchanged parts are as they were received: the form shows exact numbers rounded, and a change
 * of one part must not round the others.
 */
function withLoaded({ loaded, opened, now }: Pick<Change, "loaded" | "opened" | "now">): unknown {
  if (loaded !== undefined && isSameData(opened, now)) {
    return loaded;
  }
  if (Array.isArray(now) && Array.isArray(opened) && Array.isArray(loaded)) {
    return now.map((item: unknown, index) => {
      const at = isSameData(opened[index], item) ? index : opened.findIndex((each) => isSameData(each, item));
      const [loadedItem, openedItem] = [loaded, opened].map((all) => all[at] ?? openedRow(all, item));
      return withLoaded({ loaded: loadedItem, opened: openedItem, now: item });
    });
  }
  if (isObject(now) && isObject(opened) && isObject(loaded)) {
    const parts = Object.entries(now).map(([name, part]) => [
      name,
      Object.hasOwn(loaded, name) ? withLoaded({ loaded: loaded[name], opened: opened[name], now: part }) : part,
    ]);
    return Object.fromEntries(parts);
  }
  return now;
}

/** If another `oneOf` branch was selected, drops the members of the previous one, known or unknown. */
function toSentBranch(schema: JsonSchema, loaded: JsonObject, now: JsonObject): JsonObject {
  const by = discriminatorOf(schema);
  const branch = branchOf(schema, now);
  if (by === null || branch === null || loaded[by] === now[by]) {
    return now;
  }
  return Object.fromEntries(Object.entries(now).filter(([name]) => Object.hasOwn(branch.properties, name)));
}

/** Removes the row index (`ROW`) at any depth. */
function withoutRows(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(withoutRows);
  }
  if (!isObject(value) || isExactNumber(value)) {
    return value;
  }
  const kept = Object.entries(value).filter(([name]) => name !== ROW);
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutRows(part)]));
}

/** Body of one row. An unchanged row is sent as it was received, even after it moved. */
function toSentRow(form: ObjectForm, { loaded, opened, now, findRecord }: Change): unknown {
  const was = openedRow(opened, now);
  const raw = openedRow(loaded, now);
  if (was !== undefined && isSameData(was, now)) {
    return raw;
  }
  const [loadedRow, isNew] = [toObject(raw), was === undefined];
  const sides = { loaded: loadedRow, opened: toObject(was), now: toObject(now), shape: loadedRow, isNew, findRecord };
  return toSentObject(form, sides, []);
}

/** Members that change with a relation: the id, the embedded record, or both. */
function toSentMembers(relation: RelationDescriptor, field: string, sides: Sides): JsonObject {
  const { now, shape, isNew, findRecord } = sides;
  const { expandedAs } = relation;
  const send = (sibling: unknown) => toSentRelation(now[field], { relation, shape: sibling, findRecord });
  const beside = expandedAs === null ? null : (shape[expandedAs] ?? null);
  if (expandedAs !== null && shape[expandedAs] === null && shape[field] === undefined) {
    // The backend uses an embedded record that is currently null. It would ignore an id on its own.
    return { [expandedAs]: send({ id: NO_ID, [relation.labelField]: "" }) };
  }
  if (expandedAs === null || beside === null) {
    return { [field]: send(shape[field]) };
  }
  if (!Object.hasOwn(shape, field)) {
    return { [expandedAs]: send(beside) };
  }
  // The embedded record must match the new id.
  return { [field]: send(shape[field]), ...(isNew ? {} : { [expandedAs]: send(beside) }) };
}

function toSentObject({ schema, uiSchema }: ObjectForm, sides: Sides, hidden: readonly string[]): JsonObject {
  const { loaded, opened, now, findRecord } = sides;
  const changed = Object.entries(schema.properties ?? {})
    .filter(([name]) => hidden.includes(name) || !isSameData(opened[name], now[name]))
    .map(([name, property]): JsonObject => {
      const ui = fieldUi(uiSchema, name);
      const relation = ui?.["ui:options"].relation;
      if (hidden.includes(name)) {
        return { [name]: property.default };
      }
      if (relation) {
        return toSentMembers(relation, name, sides);
      }
      const change = { loaded: loaded[name], opened: opened[name], now: now[name], findRecord };
      return { [name]: toSent(property, ui, change) };
    });
  const body: JsonObject = Object.assign({}, loaded, ...changed);
  const given = Object.entries(body).filter(([name, value]) => value !== undefined && name !== ROW);
  return { ...nullsOf(schema), ...Object.fromEntries(given) };
}

/** Null for every member that is both required and nullable. */
function nullsOf({ properties = {}, required = [] }: JsonSchema): JsonObject {
  return Object.fromEntries(required.filter((name) => properties[name]?.nullable === true).map((name) => [name, null]));
}

/**
 * Body of a write. Unchanged members are sent as received, including those unknown to the schema. Fields that the
 * user's changes hid are omitted; if the backend requires one, its default is sent, so that input typed before it was
 * hidden is never sent.
 */
export function toBody(form: OpenedForm, data: FormData): FormData {
  const now = withoutEmptyObjects(form.schema, data);
  const { visibleWhen, loaded, shape, findRecord } = form;
  const opened = loaded === null ? form.opened : withoutEmptyObjects(form.schema, form.opened);
  const wasHidden = loaded === null ? [] : hiddenFields(visibleWhen, opened);
  const hidden = hiddenFields(visibleWhen, now).filter(
    (field) => !(wasHidden.includes(field) && isSameData(opened[field], now[field])),
  );
  const sides = { loaded: loaded ?? NOTHING, opened, now, shape, isNew: loaded === null, findRecord };
  return toSentObject(form, sides, hidden);
}
