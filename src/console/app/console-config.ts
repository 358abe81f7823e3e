import type { AppConfig, BackendConfig } from "../../contract/app-config.ts";
import { isObject, type JsonObject } from "../lib/json-object.ts";

/** A config that the console cannot work with. */
class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** What holds where the config says nothing. */
export const defaultConfig: AppConfig = {
  backends: {
    main: {
      url: "/api",
      paths: { authenticate: "/authentication", refresh: "/refresh-token", logout: "/logout" },
      remoteLogout: false,
    },
    content: { url: "/content-api", paths: { authenticate: "/token", refresh: "/refresh" }, remoteLogout: false },
  },
  timeoutMs: null,
  features: { passwordChange: false },
};

const refuse = (where: string, wanted: string, found: unknown): ConfigError =>
  new ConfigError(`config.json: ${where} must be ${wanted}, found ${JSON.stringify(found)}`);

function member(parent: JsonObject, name: string, where: string): JsonObject {
  const value = parent[name] ?? {};
  if (!isObject(value)) {
    throw refuse(where, "an object", value);
  }
  return value;
}

/** An address without its last slash, since every path begins with one. */
function toUrl(value: unknown, where: string): string {
  if (typeof value !== "string" || !/^(https?:\/\/[^/]|\/(?!\/)|$)/.test(value)) {
    throw refuse(where, 'a path like "/api" or an address like "https://backend.example/api"', value);
  }
  return value.replace(/\/+$/, "");
}

function toPath(value: unknown, where: string): string {
  if (typeof value !== "string" || !value.startsWith("/")) {
    throw refuse(where, 'a path like "/authentication"', value);
  }
  return value;
}

function toBackend(raw: JsonObject, fallback: BackendConfig, where: string): BackendConfig {
  const paths = member(raw, "paths", `${where}.paths`);
  const remoteLogout = raw["remoteLogout"] ?? fallback.remoteLogout ?? false;
  if (typeof remoteLogout !== "boolean") {
    throw refuse(`${where}.remoteLogout`, "true or false", remoteLogout);
  }
  const logout = paths["logout"] ?? fallback.paths.logout;
  return {
    url: toUrl(raw["url"] ?? fallback.url, `${where}.url`),
    paths: {
      authenticate: toPath(paths["authenticate"] ?? fallback.paths.authenticate, `${where}.paths.authenticate`),
      refresh: toPath(paths["refresh"] ?? fallback.paths.refresh, `${where}.paths.refresh`),
      ...(logout === undefined ? {} : { logout: toPath(logout, `${where}.paths.logout`) }),
    },
    remoteLogout,
  };
}

/** The config with its defaults filled in; throws a `ConfigError` that names the key. */
export function toConfig(raw: unknown): AppConfig {
  if (!isObject(raw)) {
    throw refuse("the whole", "an object", raw);
  }
  const backends = member(raw, "backends", "backends");
  const { main, content } = defaultConfig.backends;
  const timeoutMs = raw["timeoutMs"] ?? null;
  if (timeoutMs !== null && (typeof timeoutMs !== "number" || timeoutMs <= 0)) {
    throw refuse("timeoutMs", "null or a number of milliseconds above 0", timeoutMs);
  }
  const passwordChange = member(raw, "features", "features")["passwordChange"] ?? false;
  if (typeof passwordChange !== "boolean") {
    throw refuse("features.passwordChange", "true or false", passwordChange);
  }
  return {
    backends: {
      main: toBackend(member(backends, "main", "backends.main"), main, "backends.main"),
      content: toBackend(member(backends, "content", "backends.content"), content, "backends.content"),
    },
    timeoutMs,
    features: { passwordChange },
  };
}

/** Many web servers answer a path that they do not have with the console's own page. */
function isPage(response: Response): boolean {
  return response.ok && /^text\/html\b/i.test(response.headers.get("content-type") ?? "");
}

/** Fetches what this deployment of the console is told; a deployment without it uses the defaults. */
export async function readConfig(): Promise<AppConfig> {
  const response = await fetch("/config.json", { cache: "no-store" });
  if (response.status === 404 || isPage(response)) {
    return defaultConfig;
  }
  const text = await response.text();
  if (!response.ok) {
    throw new ConfigError(`config.json: answered with ${response.status}`);
  }
  try {
    return toConfig(JSON.parse(text));
  } catch (cause) {
    throw cause instanceof SyntaxError ? new ConfigError(`config.json: not valid JSON: ${cause.message}`) : cause;
  }
}
