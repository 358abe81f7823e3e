import type { BackendConfig } from "../../../contract/app-config.ts";
import type { JsonObject } from "../../lib/json-object.ts";
import { member } from "./config-error.ts";
import { readAbilities } from "./read-abilities.ts";
import { readAuth } from "./read-auth.ts";
import { readDialect } from "./read-dialect.ts";
import { readCallOptions } from "./read-records.ts";

/** Options of a backend that most deployments leave out. */
export type Formats = Pick<BackendConfig, "abilities" | "auth" | "lists" | "query" | "records" | "trailingSlash">;

/** Reads these options of the backend `name`. This module is loaded only if a config has one of them. */
export function readFormats(raw: JsonObject, fallback: BackendConfig, name: string): Formats {
  const where = `backends.${name}`;
  const { abilities, lists, auth } = raw;
  return {
    ...readCallOptions(raw, fallback, where),
    ...(abilities === undefined
      ? {}
      : { abilities: readAbilities(member(raw, "abilities", `${where}.abilities`), `${where}.abilities`) }),
    ...(lists === undefined
      ? {}
      : {
          lists: readDialect(
            typeof lists === "string" ? lists : member(raw, "lists", `${where}.lists`),
            `${where}.lists`,
          ),
        }),
    ...(auth === undefined
      ? {}
      : { auth: readAuth(member(raw, "auth", `${where}.auth`), `${where}.auth`, name === "main") }),
  };
}
