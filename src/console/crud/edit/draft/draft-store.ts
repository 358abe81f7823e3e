import type { JsonSchema } from "../../../../contract/json-schema.ts";
import type { FormData } from "../../../fields/form-store.ts";
import { idIn } from "../../../fields/relation-shape.ts";
import { parseExactJson, toExactJson } from "../../../lib/exact-json.ts";
import { isObject } from "../../../lib/json-object.ts";
import { safeStorage } from "../../../lib/safe-storage.ts";
import { isSameData } from "../../../lib/same-data.ts";
import { ROW } from "../../form-data/form-data.ts";

/** What was typed into a form when the session ended under it. */
interface Draft {
  /** Whose it is: nobody else is offered it. */
  readonly username: string | null;
  /** What the form opened with. */
  readonly base: FormData;
  readonly data: FormData;
}

/** Gone with the tab. */
const storage = safeStorage(() => window.sessionStorage);

function keyOf(path: string): string {
  return `draft:${path}`;
}

/** Data without its secrets: a password is never stored. */
export function withoutSecrets(schema: JsonSchema, data: FormData): FormData {
  const isSecret = (field: string) => {
    const property = schema.properties?.[field];
    return property?.format === "password" || property?.writeOnly === true;
  };
  return Object.fromEntries(Object.entries(data).filter(([field]) => !isSecret(field)));
}

export function saveDraft(path: string, draft: Draft): void {
  storage.set(keyOf(path), toExactJson(draft));
}

export function deleteDraft(path: string): void {
  storage.remove(keyOf(path));
}

/** The draft of a page, where it is this person's. */
export function readDraft(path: string, username: string | null): Draft | null {
  try {
    const draft = parseExactJson(storage.get(keyOf(path)) ?? "null") as Draft | null;
    const isDraft = isObject(draft) && isObject(draft.base) && isObject(draft.data);
    return isDraft && draft.username === username ? draft : null;
  } catch {
    return null;
  }
}

/** Rows as they are told from each other in the form as it is now; a row that is gone meanwhile is a new one. */
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

/** The form as it is now with what the person had changed: what others saved meanwhile stays, where it was not. */
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
