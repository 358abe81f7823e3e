import type { BackendAbilities } from "../../../contract/backend-abilities.ts";
import type { ListQuery } from "../../../contract/transport.ts";
import { readDateRange, toMomentRange, writeDateRange } from "../../lib/date-range.ts";

/** State of the activity screen, stored in the URL. */
export interface ActivityState {
  /** Starts at 1. */
  readonly page: number;
  readonly search: string;
  readonly username: string;
  readonly entity: string;
  readonly action: string;
  /** Dates, inclusive. Empty means no limit. */
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

/** The audit query. If the backend filters by instants, days are converted in the console's time zone. */
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
