import type { BackendConfig } from "../../../contract/app-config.ts";
import { OWN_RECORDS, type RecordDialect, UPDATE_METHODS } from "../../../contract/record-dialect.ts";
import type { JsonObject } from "../../lib/json-object.ts";
import { member, oneOf, type Rule, readStated, refuse } from "./config-error.ts";
import { isParameterName } from "./read-dialect.ts";

const RULES: { readonly [M in keyof RecordDialect]: Rule } = {
  record: {
    wanted: 'a place like "data" or "data.item", or null',
    isRight: (value) => value === null || (typeof value === "string" && /^\w+(\.\w+)*$/.test(value)),
  },
  body: {
    wanted: 'a name like "data", or null',
    isRight: (value) => value === null || (typeof value === "string" && /^[\w-]+$/.test(value)),
  },
  update: oneOf(...UPDATE_METHODS),
};

type CallOptions = Pick<BackendConfig, "records" | "trailingSlash" | "query">;

/** Reads the format of records, and the parts that all URLs of a backend have in common. */
export function readCallOptions(raw: JsonObject, fallback: BackendConfig, where: string): CallOptions {
  const records = raw["records"] === undefined ? fallback.records : toRecords(raw, `${where}.records`);
  const trailingSlash = raw["trailingSlash"] ?? fallback.trailingSlash;
  if (trailingSlash !== undefined && typeof trailingSlash !== "boolean") {
    throw refuse(`${where}.trailingSlash`, "true or false", trailingSlash);
  }
  const query = raw["query"] === undefined ? fallback.query : toConstants(raw, `${where}.query`);
  return {
    ...(records === undefined ? {} : { records }),
    ...(trailingSlash === undefined ? {} : { trailingSlash }),
    ...(query === undefined ? {} : { query }),
  };
}

function toRecords(raw: JsonObject, where: string): RecordDialect {
  return { ...OWN_RECORDS, ...readStated<RecordDialect>(member(raw, "records", where), RULES, where) };
}

function toConstants(raw: JsonObject, where: string): { readonly [parameter: string]: string } {
  const constants = Object.entries(member(raw, "query", where)).map(([name, value]) => {
    if (!isParameterName(name)) {
      throw refuse(where, 'an object of parameters like { "format": "json" }', name);
    }
    if (typeof value !== "string") {
      throw refuse(`${where}.${name}`, "a text", value);
    }
    return [name, value] as const;
  });
  return Object.fromEntries(constants);
}
