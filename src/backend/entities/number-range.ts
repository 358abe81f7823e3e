import { getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { FieldProblem } from "../../contract/problem.ts";
import { invalid } from "../http/http-problem.ts";
import type { EntityRecord, Stored } from "./stored-entity.ts";

/**
 * Rejects numbers that are out of the range of their columns, each at its field. The database's error does not name the
 * field.
 */
export function rejectNumbersOutOfRange({ table, children }: Stored, body: EntityRecord): void {
  const problems = [
    ...problemsOf(table, body, ""),
    ...children.flatMap((child) => {
      const items = body[child.field];
      return Array.isArray(items)
        ? items.flatMap((item: EntityRecord, index) => problemsOf(child.table, item, `${child.field}[${index}].`))
        : [];
    }),
  ];
  if (problems.length > 0) {
    throw invalid(problems);
  }
}

function problemsOf(table: PgTable, values: EntityRecord, before: string): readonly FieldProblem[] {
  return Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
    const value = values[name];
    const range = rangeOf(column);
    if (typeof value !== "number" || range === null || Math.abs(value) < range.end) {
      return [];
    }
    const [code, comparison, limit] = value > 0 ? ["maximum", "<=", range.most] : ["minimum", ">=", -range.most];
    return [
      { path: `${before}${name}`, code, params: { comparison, limit }, message: `must be ${comparison} ${limit}` },
    ] as const;
  });
}

interface Range {
  /** The maximum, positive and negative. */
  readonly most: number;
  /** The first number that is too large. */
  readonly end: number;
}

/** The range of a column's numbers; null if it is not limited. */
function rangeOf(column: PgColumn): Range | null {
  if (column.columnType === "PgInteger") {
    return { most: 2_147_483_647, end: 2_147_483_648 };
  }
  const { precision, scale = 0 } = column as { readonly precision?: number; readonly scale?: number };
  const end = 10 ** ((precision ?? 0) - scale);
  return precision === undefined ? null : { most: end - 10 ** -scale, end };
}
