import type { JsonSchema } from "../../../../contract/json-schema.ts";
import { isPassword } from "../../../../kinds/password/kind.ts";
import type { FormData } from "../../../fields/form-store.ts";
import { idIn } from "../../../fields/relation-shape.ts";
import { parseExactJson, toExactJson } from "../../../lib/exact-json.ts";
import { isObject } from "../../../lib/json-object.ts";
import { safeStorage } from "../../../lib/safe-storage.ts";
import { isSameData } from "../../../lib/same-data.ts";
import { readJson } from "../../../lib/stored-json.ts";
import { ROW } from "../../form-data/form-data.ts";

/** Unsaved form input. */
interface Draft {
  /** The author. Drafts of other users are ignored. */
  readonly username: string | null;
  /** The initial form data. */
  readonly base: FormData;
  readonly data: FormData;
}

/** Drafts are dropped when the tab closes. */
const storage = safeStorage(() => window.sessionStorage);

function keyOf(path: string): string {
  return `draft:${path}`;
}

/** Removes passwords and other write-only fields, which must never be stored. */
export function withoutSecrets(schema: JsonSchema, data: FormData): FormData {
  const isSecret = (field: string) => {
    const property = schema.properties?.[field];
    return property !== undefined && (isPassword(property) || property.writeOnly === true);
  };
  return Object.fromEntries(Object.entries(data).filter(([field]) => !isSecret(field)));
}

export function saveDraft(path: string, draft: Draft): void {
  storage.set(keyOf(path), toExactJson(draft));
}

export function deleteDraft(path: string): void {
  storage.remove(keyOf(path));
}

/** The draft of a page, if it belongs to this user. */
export function readDraft(path: string, username: string | null): Draft | null {
  const draft = readJson(storage, keyOf(path), parseExactJson) as Draft | null;
  const isDraft = isObject(draft) && isObject(draft.base) && isObject(draft.data);
  return isDraft && draft.username === username ? draft : null;
}

/** Maps the rows of a draft to the current rows by id. A row that no longer exists becomes a new row. */
function toRowsOf(now: unknown, was: unknown, rows: readonly unknown[]): readonly unknown[] {
  const idOf = (row: unknown) => (isObject(row) ? idIn(row["id"]) : null);
  const [ids, formerIds] = [now, was].map((all) => (Array.isArray(all) ? all.map(idOf) : []));
  return rows.map((row) => {
    if (!isObject(row)) {
      return row;
    }
    const { [ROW]: index, ...rest } = row;
    const id = formerIds?.[Number(index)] ?? null;
    const at = id === null ? -1 : (ids ?? []).findIndex((each) => String(each) === String(id));
    return at === -1 ? rest : { ...rest, [ROW]: at };
  });
}

/** Applies the changed fields of a draft to the current form data. Other fields keep their current values. */
export function restoreDraft(now: FormData, { base, data }: Draft): FormData {
  const fields = new Set([...Object.keys(base), ...Object.keys(data)]);
  const changed = [...fields].filter((field) => !isSameData(base[field], data[field]));
  const restored = changed.map((field) => {
    const value = data[field];
    const isMoved = Array.isArray(value) && !isSameData(base[field], now[field]);
    return [field, isMoved ? toRowsOf(now[field], base[field], value) : value];
  });
  return { ...now, ...Object.fromEntries(restored) };
}
