import type { FieldProblem } from "../../contract/problem.ts";
import { conflict, fieldProblem, HttpProblem, invalid } from "./http-problem.ts";

/** Columns of unique indexes and foreign keys, by table and constraint name with a space between. */
export type ConstraintColumns = ReadonlyMap<string, readonly string[]>;

/** The fields of a driver's error that do not depend on the language of the server. */
interface DatabaseFault {
  readonly code: string;
  readonly table: string;
  readonly constraint: string;
  /** Text of the failed statement; empty if it is unknown. */
  readonly statement: string;
}

/**
 * SQLSTATEs of an unavailable database: connection lost (08), no resources (53), operator intervention (57),
 * transaction timeout (25P03, 25P04), read-only after a failover (25006).
 */
const UNAVAILABLE_STATE = /^(08|53|57)...$|^25P0[34]$|^25006$/;
const UNAVAILABLE_CODE =
  /^(ECONN(REFUSED|RESET|ABORTED)|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|ERR_STREAM_.+)$/;
/** Messages of the drivers without a code: the connection is lost, or there is none. */
const UNAVAILABLE_TEXT =
  /connection terminated|is not queryable|timeout (exceeded|expired)|read timeout|cannot use a pool after|is closed$/i;
/** Not null (23502), check (23514), invalid value (22), text too long for an index (54000). */
const INVALID_VALUE = /^(22...|23502|23514|54000)$/;
/** Unique violation, exclusion violation. */
const TAKEN = /^23(505|P01)$/;
/** Foreign key violation, restrict violation. */
const REFERENCE = /^23(001|503)$/;
/** Serialization failure and deadlock. */
const RACE = /^40(001|P01)$/;

const NO_CONSTRAINTS: ConstraintColumns = new Map();

/**
 * Converts a driver's error to a problem; null if the client cannot fix it. Uses codes and names only, because message
 * and detail depend on the language of the server.
 */
export function toDatabaseProblem(error: unknown, constraints: ConstraintColumns = NO_CONSTRAINTS): HttpProblem | null {
  const fault = readFault(error);
  if (fault === null) {
    return null;
  }
  if (TAKEN.test(fault.code)) {
    return invalid([toUniqueProblem(readFields(fault, constraints))]);
  }
  if (REFERENCE.test(fault.code)) {
    return toReferenceProblem(fault, readFields(fault, constraints));
  }
  if (INVALID_VALUE.test(fault.code)) {
    return invalid([]);
  }
  if (RACE.test(fault.code)) {
    return conflict("Another change came in between; try again", []);
  }
  return UNAVAILABLE_STATE.test(fault.code) || UNAVAILABLE_CODE.test(fault.code)
    ? new HttpProblem(503, "The database does not respond")
    : null;
}

/** The SQLSTATE of a driver's error; null if there is none. */
export function readSqlState(error: unknown): string | null {
  return readFault(error)?.code ?? null;
}

/** A unique constraint has one field or several; several are listed in the parameters. */
function toUniqueProblem(fields: readonly string[]): FieldProblem {
  const problem = fieldProblem(fields.length === 1 ? (fields[0] ?? "") : "", "unique", "is already taken");
  return fields.length > 1 ? { ...problem, params: { fields } } : problem;
}

/**
 * A foreign key violation has two causes: an unknown reference, or the deletion of a record in use. Both errors name
 * the referring table, so the statement decides: an insert or update of that table is the first cause.
 */
function toReferenceProblem(fault: DatabaseFault, fields: readonly string[]): HttpProblem {
  const [field = "", ...others] = fields;
  return fault.code === "23001" || !writesTo(fault)
    ? conflict("The record is in use", [fieldProblem("", "inUse", "is in use")])
    : invalid([fieldProblem(others.length === 0 ? field : "", "notFound", "does not exist")]);
}

/** An unknown statement counts as a write. */
function writesTo({ statement, table }: DatabaseFault): boolean {
  const written = statement.matchAll(/\b(?:insert\s+into|update(?:\s+only)?)\s+(?:"?public"?\.)?"?([^\s"(]+)/gi);
  return statement === "" || [...written].some(([, name]) => name === table);
}

/** The query builder's error has the statement and the driver's error as its cause. */
function readFault(error: unknown): DatabaseFault | null {
  const causes = error instanceof Error ? [error, error.cause] : [];
  const statement = error instanceof Error ? readText(error, "query") : "";
  return causes.map((cause) => toFault(cause, statement)).find((fault) => fault !== null) ?? null;
}

function toFault(cause: unknown, statement: string): DatabaseFault | null {
  if (!(cause instanceof Error)) {
    return null;
  }
  const code = readText(cause, "code");
  if (code !== "" && !code.startsWith("FST_")) {
    return { code, statement, table: readText(cause, "table"), constraint: readText(cause, "constraint") };
  }
  return UNAVAILABLE_TEXT.test(cause.message) ? { code: "08006", statement, table: "", constraint: "" } : null;
}

function readText(error: Error, name: string): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : "";
}

/** The fields of a constraint: columns are the snake case of fields. */
function readFields({ table, constraint }: DatabaseFault, constraints: ConstraintColumns): readonly string[] {
  const columns = constraints.get(`${table} ${constraint}`) ?? [];
  return columns.map((name) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()));
}
