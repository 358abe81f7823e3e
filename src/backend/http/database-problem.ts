import type { FieldProblem } from "../../contract/problem.ts";
import { conflict, fieldProblem, HttpProblem, invalid } from "./http-problem.ts";

interface DatabaseFault {
  readonly code: string;
  readonly detail: string;
}

/**
 * SQLSTATE that means "not now": connection lost (08), no resources (53), ended by the operator (57), a transaction that
 * was idle or took too long (25P03, 25P04), a server that only reads since another has its place (25006).
 */
const UNAVAILABLE_STATE = /^(08|53|57)...$|^25P0[34]$|^25006$/;
const UNAVAILABLE_CODE =
  /^(ECONN(REFUSED|RESET|ABORTED)|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|ERR_STREAM_.+)$/;
/** What the drivers say without a code, of a connection that is lost or is not to be had. */
const UNAVAILABLE_TEXT =
  /connection terminated|is not queryable|timeout (exceeded|expired)|read timeout|cannot use a pool after|is closed$/i;
/** Nothing where a value must be (23502), a check (23514), an unfit value (22), a text that no index holds (54000). */
const REFUSED = /^(22...|23502|23514|54000)$/;
/** Serialisation failure and deadlock: the loser of a race between transactions. */
const RACE = /^40(001|P01)$/;

/** What a driver's error means to a client; null where it means nothing to one. */
export function toDatabaseProblem(error: unknown): HttpProblem | null {
  const fault = readFault(error);
  if (fault === null) {
    return null;
  }
  if (fault.code === "23505") {
    return invalid([toTakenProblem(fault)]);
  }
  if (fault.code === "23503") {
    return toReferenceProblem(fault);
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

/** What only one record may have is a field's value, or the values of several together: those are named beside it. */
function toTakenProblem(fault: DatabaseFault): FieldProblem {
  const fields = readFields(fault);
  const problem = fieldProblem(fields.length === 1 ? (fields[0] ?? "") : "", "unique", "is already taken");
  return fields.length > 1 ? { ...problem, params: { fields } } : problem;
}

/** Two faces of one constraint: a reference to nothing, and the deletion of what is referred to. */
function toReferenceProblem(fault: DatabaseFault): HttpProblem {
  return fault.detail.includes("still referenced")
    ? conflict("The record is in use", [fieldProblem("", "inUse", "is in use")])
    : invalid([fieldProblem(readField(fault), "notFound", "does not exist")]);
}

/** The driver's error is the cause of the query builder's. */
function readFault(error: unknown): DatabaseFault | null {
  const causes = error instanceof Error ? [error, error.cause] : [];
  return causes.map(toFault).find((fault) => fault !== null) ?? null;
}

function toFault(cause: unknown): DatabaseFault | null {
  if (!(cause instanceof Error)) {
    return null;
  }
  if ("code" in cause && typeof cause.code === "string" && !cause.code.startsWith("FST_")) {
    return { code: cause.code, detail: "detail" in cause && typeof cause.detail === "string" ? cause.detail : "" };
  }
  return UNAVAILABLE_TEXT.test(cause.message) ? { code: "08006", detail: "" } : null;
}

function readField(fault: DatabaseFault): string {
  const [field = "", ...others] = readFields(fault);
  return others.length === 0 ? field : "";
}

/** `Key (owner_id, code)=(…) …` names the columns, which are the snake case of fields; none where one is an expression. */
function readFields({ detail }: DatabaseFault): readonly string[] {
  const columns = (/^Key \((.+?)\)=\(/.exec(detail)?.[1] ?? "")
    .split(", ")
    .map((name) => /^"?(\w+)"?$/.exec(name)?.[1]);
  const names = columns.filter((name) => name !== undefined);
  return names.length === columns.length
    ? names.map((name) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()))
    : [];
}
