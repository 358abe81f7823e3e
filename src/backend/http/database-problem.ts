import type { FieldProblem } from "../../contract/problem.ts";
import { conflict, fieldProblem, HttpProblem, invalid } from "./http-problem.ts";

/** The columns of unique indexes and foreign keys, by table and name with a space between. */
export type ConstraintColumns = ReadonlyMap<string, readonly string[]>;

/** The fields of a driver's error that are the same in every language of the server. */
interface DatabaseFault {
  readonly code: string;
  readonly table: string;
  readonly constraint: string;
  /** The text of the statement that failed; empty where it is not known. */
  readonly statement: string;
}

/**
 * SQLSTATE that means "not now": connection lost (08), no resources (53), ended by the operator (57), a transaction that
 * was idle or took too long (25P03, 25P04), a server that only reads since another has its place (25006).
 */
const UNAVAILABLE_STATE = /^(08|53|57)...$|^25P0[34]$|^25006$/;
const UNAVAILABLE_CODE =
  /^(ECONN(REFUSED|RESET|ABORTED)|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|ERR_STREAM_.+)$/;
/** Errors of the drivers themselves, in English and without a code: a connection is lost, or there is none to be had. */
const UNAVAILABLE_TEXT =
  /connection terminated|is not queryable|timeout (exceeded|expired)|read timeout|cannot use a pool after|is closed$/i;
/** Nothing where a value must be (23502), a check (23514), an unfit value (22), a text that no index holds (54000). */
const REFUSED = /^(22...|23502|23514|54000)$/;
/** Unique violation, exclusion violation. */
const TAKEN = /^23(505|P01)$/;
/** Foreign key violation, restrict violation. */
const REFERENCE = /^23(001|503)$/;
/** Serialisation failure and deadlock: the loser of a race between transactions. */
const RACE = /^40(001|P01)$/;

const NO_CONSTRAINTS: ConstraintColumns = new Map();

/**
 * The problem that a client gets for a driver's error; null where it is none of the client's business. Depends on codes and
 * names only: a message or detail is in the language of the server.
 */
export function toDatabaseProblem(error: unknown, constraints: ConstraintColumns = NO_CONSTRAINTS): HttpProblem | null {
  const fault = readFault(error);
  if (fault === null) {
    return null;
  }
  if (TAKEN.test(fault.code)) {
    return invalid([toTakenProblem(readFields(fault, constraints))]);
  }
  if (REFERENCE.test(fault.code)) {
    return toReferenceProblem(fault, readFields(fault, constraints));
  }
  if (REFUSED.test(fault.code)) {
    return invalid([]);
  }
  if (RACE.test(fault.code)) {
    return conflict("Another change came in between; try again", []);
  }
  return UNAVAILABLE_STATE.test(fault.code) || UNAVAILABLE_CODE.test(fault.code)
    ? new HttpProblem(503, "The database does not answer")
    : null;
}

/** The SQLSTATE of a driver's error; null where it is none. */
export function readSqlState(error: unknown): string | null {
  return readFault(error)?.code ?? null;
}

/** A unique value is one field's, or several fields' together: those are parameters. */
function toTakenProblem(fields: readonly string[]): FieldProblem {
  const problem = fieldProblem(fields.length === 1 ? (fields[0] ?? "") : "", "unique", "is already taken");
  return fields.length > 1 ? { ...problem, params: { fields } } : problem;
}

/**
 * Two cases of one constraint: a reference to nothing, and the deletion of a record in use. Both errors name the table that
 * refers, so the statement decides: to insert or update that table is the first case.
 */
function toReferenceProblem(fault: DatabaseFault, fields: readonly string[]): HttpProblem {
  const [field = "", ...others] = fields;
  return fault.code === "23001" || !writesTo(fault)
    ? conflict("The record is in use", [fieldProblem("", "inUse", "is in use")])
    : invalid([fieldProblem(others.length === 0 ? field : "", "notFound", "does not exist")]);
}

/** A statement that is not known counts as one that writes. */
function writesTo({ statement, table }: DatabaseFault): boolean {
  const written = statement.matchAll(/\b(?:insert\s+into|update(?:\s+only)?)\s+(?:"?public"?\.)?"?([^\s"(]+)/gi);
  return statement === "" || [...written].some(([, name]) => name === table);
}

/** The driver's error is the cause of the query builder's, which has the statement. */
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
