import { describe, expect, test } from "vitest";
import type { AuditRow } from "../../../contract/audit.ts";
import { isPastVersion, toPastVersion } from "./past-version.ts";

const row = (id: string, change: Partial<AuditRow>): AuditRow => ({
  id,
  at: `2026-11-0${id}T12:00:00Z`,
  action: "update",
  address: "",
  requestId: "",
  ...change,
});

const created = row("1", { action: "create", after: { id: "b", name: "Atlas", order: 1, status: "active" } });
const renamed = row("2", { before: { name: "Atlas" }, after: { name: "Atlas novo" } });
const ordered = row("3", { before: { order: 1 }, after: { order: 5, note: "por mim" } });
const action = row("4", { action: "renew" });
const rows = [action, ordered, renamed, created];
const record = { id: "b", name: "Atlas novo", order: 5, note: "por mim", status: "active" };
const fields = ["name", "order", "note", "status"];

describe("an earlier version of a record", () => {
  test("reverts only the later changes", () => {
    expect(toPastVersion(record, rows, { at: renamed, fields })).toEqual({ order: 1, note: undefined });
    expect(toPastVersion(record, rows, { at: created, fields })).toEqual({ name: "Atlas", order: 1, note: undefined });
  });

  test("skips read-only fields and unchanged values", () => {
    expect(toPastVersion({ ...record, order: 1 }, rows, { at: created, fields: ["order", "name"] })).toEqual({
      name: "Atlas",
    });
  });

  test("uses the value before the first of several later changes", () => {
    const again = row("5", { before: { name: "Atlas novo" }, after: { name: "Atlas 3" } });
    const now = { ...record, name: "Atlas 3" };
    expect(toPastVersion(now, [again, ...rows], { at: created, fields: ["name"] })).toEqual({ name: "Atlas" });
  });

  test("excludes the current version and entries without changed fields", () => {
    expect(rows.map((each) => isPastVersion(rows, each))).toEqual([false, false, true, true]);
  });
});
