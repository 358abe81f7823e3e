import type { JsonSchema } from "../../../contract/json-schema.ts";
import type { FormData } from "../../fields/form-store.ts";
import { safeStorage } from "../../lib/safe-storage.ts";
import { isSameData } from "../../lib/same-data.ts";

/** What was typed into a form when the session ended under it. */
interface Draft {
  /** Whose it is: nobody else is offered it. */
  readonly username: string | null;
  /** The record as the form opened on it. */
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
  storage.set(keyOf(path), JSON.stringify(draft));
}

export function deleteDraft(path: string): void {
  storage.remove(keyOf(path));
}

/** The draft of a page, where it is this person's. */
export function readDraft(path: string, username: string | null): Draft | null {
  try {
    const draft: Draft | null = JSON.parse(storage.get(keyOf(path)) ?? "null");
    return draft && draft.username === username ? draft : null;
  } catch {
    return null;
  }
}

/** The record as it is now with what the person had changed: what others saved meanwhile stays, where it was not. */
export function restoreDraft(now: FormData, { base, data }: Draft): FormData {
  const fields = new Set([...Object.keys(base), ...Object.keys(data)]);
  const changed = [...fields].filter((field) => !isSameData(base[field] ?? undefined, data[field] ?? undefined));
  return { ...now, ...Object.fromEntries(changed.map((field) => [field, data[field]])) };
}
