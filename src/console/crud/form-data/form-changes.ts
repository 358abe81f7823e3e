import { isObject } from "../../lib/json-object.ts";
import { isSameData } from "../../lib/same-data.ts";
import { ROW } from "./form-data.ts";

function memberOf(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}

/** Row of the opened form that corresponds to a current row; undefined if the row was added. */
export function openedRow(rows: unknown, row: unknown): unknown {
  const index = memberOf(row, ROW);
  return typeof index === "number" && Array.isArray(rows) ? rows[index] : undefined;
}

/**
 * True if the user changed the value at a path such as `bookCopies.1.price`. A row is compared with its original even
 * after it moved; an item of a plain list is changed if the list is.
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
