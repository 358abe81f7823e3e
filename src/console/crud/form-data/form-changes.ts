import { isObject } from "../../lib/json-object.ts";
import { isSameData } from "../../lib/same-data.ts";
import { ROW } from "./form-data.ts";

function memberOf(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}

/** The row as it was opened that a form's row is; undefined where it was added. */
export function openedRow(rows: unknown, row: unknown): unknown {
  const index = memberOf(row, ROW);
  return typeof index === "number" && Array.isArray(rows) ? rows[index] : undefined;
}

/**
 * Whether the user changed what stands at `bookCopies.1.price` since the form was opened. A row is compared with the one
 * that it was, wherever it stands now; an item of a plain list has changed where its list has.
 */
export function isChangedAt(opened: unknown, now: unknown, path: string): boolean {
  let [before, after] = [opened, now];
  for (const key of path === "" ? [] : path.split(".")) {
    if (Array.isArray(after)) {
      const row: unknown = after[Number(key)];
      const was = openedRow(before, row);
      if (was === undefined) {
        return !isSameData(before, after);
      }
      [before, after] = [was, row];
    } else {
      [before, after] = [memberOf(before, key), memberOf(after, key)];
    }
  }
  return !isSameData(before, after);
}
