import type { BackendAbilities } from "../../../contract/backend-abilities.ts";
import type { ListQuery } from "../../../contract/transport.ts";
import { readDateRange, toMomentRange, writeDateRange } from "../../lib/date-range.ts";

/** What the screen of all activity shows; all of it stands in the address. */
export interface ActivityState {
  /** From 1. */
  readonly page: number;
  readonly search: string;
  readonly username: string;
  readonly entity: string;
  readonly action: string;
  /** Days, both included; empty: open. */
  readonly from: string;
  readonly to: string;
}

export const ACTIVITY_PAGE_SIZE = 50;

const MAX_TEXT = 200;

export function readActivityState(params: URLSearchParams): ActivityState {
  const text = (name: string) => (params.get(name) ?? "").slice(0, MAX_TEXT);
  const page = Number(params.get("page"));
  const { from, to } = readDateRange(text("at")) ?? { from: "", to: "" };
  return {
    page: Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    search: text("q"),
    username: text("username"),
    entity: text("entity"),
    action: text("action"),
    from,
    to,
  };
}

function toRange({ from, to }: ActivityState): string {
  return from === "" && to === "" ? "" : writeDateRange({ from, to });
}

export function writeActivityState(state: ActivityState): URLSearchParams {
  const { page, search, username, entity, action } = state;
  const given = { q: search, username, entity, action, at: toRange(state), page: page === 1 ? "" : String(page) };
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ""));
}

/** The query of the audit. Days are those of the console's calendar where the backend filters by moments. */
export function toAuditQuery(state: ActivityState, { instants }: Pick<BackendAbilities, "instants">): ListQuery {
  const { page, search, username, entity, action } = state;
  const days = toRange(state);
  const at = instants && days !== "" ? toMomentRange(state) : days;
  const filters = Object.entries({ username, entity, action, at }).filter(([, value]) => value !== "");
  return {
    page,
    pageSize: ACTIVITY_PAGE_SIZE,
    ...(search === "" ? {} : { search }),
    ...(filters.length === 0 ? {} : { filters: Object.fromEntries(filters) }),
  };
}
