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
import { readJsonText } from "../../lib/exact-json.ts";
import { isObject, type JsonObject } from "../../lib/json-object.ts";
import { isSameData } from "../../lib/same-data.ts";
import { likeBoolean } from "../../lib/to-boolean.ts";
import { withoutEmptyObjects } from "./empty-objects.ts";
import { openedRow } from "./form-changes.ts";
import { fieldUi, hiddenFields, NO_UI, ROW, withNulls } from "./form-data.ts";

/** A form from its opening on: what is written is the record as it was loaded, with what the user changed. */
export interface OpenedForm {
  readonly schema: JsonSchema;
  readonly uiSchema: FormUiSchema;
  readonly visibleWhen: { readonly [field: string]: ConditionDescriptor };
  /** The record as the backend answered it; null where it is a new one, of which everything is sent. */
  readonly loaded: FormData | null;
  /** What the form opened with; of a new record nothing, so that everything of it counts as changed. */
  readonly opened: FormData;
  /** The record whose relations tell in which shape the backend writes them. */
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

/** Of no record: where one would stand, of which only the shape is known. */
const NO_ID = -1;

function toObject(value: unknown): JsonObject {
  return isObject(value) ? value : NOTHING;
}

/** A value that the user changed, as it is sent: a number stays a text, a yes a 1, a day a number, where it came so. */
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
  if (schema.oneOf !== undefined && isObject(now)) {
    return withoutRows(withNulls(schema, toSentBranch(schema, toObject(loaded), now)));
  }
  if (typeof now === "boolean") {
    return likeBoolean(now, loaded);
  }
  if (schema.format === "date" && typeof now === "string") {
    return likeDay(now, loaded);
  }
  return typeof now === "number" && typeof loaded === "string" && loaded !== ""
    ? String(now)
    : withoutRows(withNulls(schema, now));
}

/** Where another of several objects was chosen, it has nothing of what the one before had, known or not. */
function toSentBranch(schema: JsonSchema, loaded: JsonObject, now: JsonObject): JsonObject {
  const by = discriminatorOf(schema);
  const branch = branchOf(schema, now);
  if (by === null || branch === null || loaded[by] === now[by]) {
    return now;
  }
  return Object.fromEntries(Object.entries(now).filter(([name]) => Object.hasOwn(branch.properties, name)));
}

/** An object with lists in it, without what the form knows their rows by. */
function withoutRows(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(withoutRows);
  }
  if (!isObject(value)) {
    return value;
  }
  const kept = Object.entries(value).filter(([name]) => name !== ROW);
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutRows(part)]));
}

/** One row: as it came where nobody changed it, wherever it stands now. */
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

/** The members that the choice of another related record changes: the id, the record beside it, or that alone. */
function toSentMembers(relation: RelationDescriptor, field: string, sides: Sides): JsonObject {
  const { now, shape, isNew, findRecord } = sides;
  const { expandedAs } = relation;
  const send = (sibling: unknown) => toSentRelation(now[field], { relation, shape: sibling, findRecord });
  const beside = expandedAs === null ? null : (shape[expandedAs] ?? null);
  if (expandedAs !== null && shape[expandedAs] === null && shape[field] === undefined) {
    // Nothing is there yet, in the place of a record: by its id alone, the backend would not see it.
    return { [expandedAs]: send({ id: NO_ID, [relation.labelField]: "" }) };
  }
  if (expandedAs === null || beside === null) {
    return { [field]: send(shape[field]) };
  }
  if (!Object.hasOwn(shape, field)) {
    return { [expandedAs]: send(beside) };
  }
  // A record that still told of the last choice would contradict its id.
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

/** What the backend demands and takes null for, where nothing is given. */
function nullsOf({ properties = {}, required = [] }: JsonSchema): JsonObject {
  return Object.fromEntries(required.filter((name) => properties[name]?.nullable === true).map((name) => [name, null]));
}

/**
 * The body of a write. What the user did not change is sent as it came, known to the schema or not. A field that the
 * user's changes hid is kept out; where the backend requires it, it goes with its default, so that nothing typed before
 * it was hidden is sent.
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
