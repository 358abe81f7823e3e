import type { AppConfig, BackendConfig } from "../../../contract/app-config.ts";
import { isTimeZone } from "../../../contract/calendar.ts";
import { basePath, toOriginPath } from "../../lib/base-path.ts";
import { isObject, type JsonObject } from "../../lib/json-object.ts";
import { ConfigError, member, refuse } from "./config-error.ts";
import type { Formats } from "./read-formats.ts";

/** Default config of a product's additional backends. */
type AdditionalBackends = { readonly [name: string]: BackendConfig };

/** Reads the abilities, the formats and the sign-in of a backend (`read-formats.ts`). Loaded only if the config states them. */
type ReadFormats = (raw: JsonObject, fallback: BackendConfig, name: string) => Formats;

/** Builds the defaults for missing keys. Their URLs are paths within the console. */
export function toDefaultConfig(further: AdditionalBackends = {}): AppConfig {
  return {
    backends: {
      ...further,
      main: {
        url: "/api",
        paths: { authenticate: "/authentication", refresh: "/refresh-token", logout: "/logout" },
        remoteLogout: false,
      },
    },
    timeoutMs: null,
    features: {},
  };
}

/**
 * Parses an address and removes its last slash, since every path has a leading one. `/api` is a path of the origin,
 * `./api` of the console.
 */
function toUrl(value: unknown, where: string): string {
  if (typeof value !== "string" || !/^(https?:\/\/[^/]|\.?\/(?!\/)|$)/.test(value)) {
    throw refuse(where, 'a path like "/api" or "./api", or an address like "https://backend.example/api"', value);
  }
  return value.replace(/^\.(?=\/)/, basePath.slice(0, -1)).replace(/\/+$/, "");
}

function toPath(value: unknown, where: string): string {
  if (typeof value !== "string" || !value.startsWith("/")) {
    throw refuse(where, 'a path like "/authentication"', value);
  }
  return value;
}

function toBackend(raw: JsonObject, fallback: BackendConfig, name: string): BackendConfig {
  const where = `backends.${name}`;
  const paths = member(raw, "paths", `${where}.paths`);
  const remoteLogout = raw["remoteLogout"] ?? fallback.remoteLogout ?? false;
  if (typeof remoteLogout !== "boolean") {
    throw refuse(`${where}.remoteLogout`, "true or false", remoteLogout);
  }
  const logout = paths["logout"] ?? fallback.paths.logout;
  return {
    ...fallback,
    url: toUrl(raw["url"] ?? fallback.url.replace(/^\//, "./"), `${where}.url`),
    paths: {
      authenticate: toPath(paths["authenticate"] ?? fallback.paths.authenticate, `${where}.paths.authenticate`),
      refresh: toPath(paths["refresh"] ?? fallback.paths.refresh, `${where}.paths.refresh`),
      ...(logout === undefined ? {} : { logout: toPath(logout, `${where}.paths.logout`) }),
    },
    remoteLogout,
  };
}

function toFeatures(raw: JsonObject): { readonly [feature: string]: boolean } {
  const features = Object.entries(member(raw, "features", "features")).map(([name, value]) => {
    if (typeof value !== "boolean") {
      throw refuse(`features.${name}`, "true or false", value);
    }
    return [name, value] as const;
  });
  return Object.fromEntries(features);
}

const FORMATS = ["abilities", "auth", "lists", "query", "records", "trailingSlash"];

/** Whether a config states abilities, a format or the sign-in of a backend. */
function hasFormats(raw: unknown): boolean {
  const backends = isObject(raw) && isObject(raw["backends"]) ? Object.values(raw["backends"]) : [];
  return backends.some((backend) => isObject(backend) && FORMATS.some((name) => backend[name] !== undefined));
}

/**
 * Fills in the defaults of a config. A config with abilities, formats or `auth` needs their reader. Throws a `ConfigError` that names the key.
 */
export function toConfig(raw: unknown, further?: AdditionalBackends, readFormats?: ReadFormats): AppConfig {
  if (!isObject(raw)) {
    throw refuse("the whole", "an object", raw);
  }
  const backends = member(raw, "backends", "backends");
  const timeoutMs = raw["timeoutMs"] ?? null;
  if (timeoutMs !== null && (typeof timeoutMs !== "number" || timeoutMs <= 0)) {
    throw refuse("timeoutMs", "null or a number of milliseconds above 0", timeoutMs);
  }
  const timeZone = raw["timeZone"] ?? null;
  if (timeZone !== null && !(typeof timeZone === "string" && isTimeZone(timeZone))) {
    throw refuse("timeZone", 'the name of a time zone like "Europe/Lisbon"', timeZone);
  }
  const reportUrl = raw["reportUrl"] ?? null;
  const { main, ...others } = toDefaultConfig(further).backends;
  const read = (name: string, fallback: BackendConfig) => {
    const stated = member(backends, name, `backends.${name}`);
    return { ...toBackend(stated, fallback, name), ...readFormats?.(stated, fallback, name) };
  };
  const beside = Object.entries(others).map(([name, fallback]) => [name, read(name, fallback)]);
  return {
    backends: { ...Object.fromEntries(beside), main: read("main", main) },
    ...(timeZone === null ? {} : { timeZone }),
    timeoutMs,
    ...(reportUrl === null ? {} : { reportUrl: toUrl(reportUrl, "reportUrl") }),
    features: toFeatures(raw),
  };
}

/** Many web servers return the console's own page for unknown paths. */
function isPage(response: Response): boolean {
  return response.ok && /^text\/html\b/i.test(response.headers.get("content-type") ?? "");
}

/** Fetches `config.json`. A deployment without the file uses the defaults. */
export async function readConfig(further?: AdditionalBackends): Promise<AppConfig> {
  const response = await fetch(toOriginPath("/config.json"), { cache: "no-store" }).catch((cause: unknown) => {
    throw new ConfigError("config.json: could not be fetched", { cause });
  });
  if (response.status === 404 || isPage(response)) {
    return toConfig({}, further);
  }
  const text = await response.text();
  if (!response.ok) {
    throw new ConfigError(`config.json: answered with ${response.status}`);
  }
  try {
    const raw: unknown = JSON.parse(text);
    // Most deployments state none, and the first page does not load their reader.
    const readFormats = hasFormats(raw) ? (await import("./read-formats.ts")).readFormats : undefined;
    return toConfig(raw, further, readFormats);
  } catch (cause) {
    throw cause instanceof SyntaxError ? new ConfigError(`config.json: not valid JSON: ${cause.message}`) : cause;
  }
}
