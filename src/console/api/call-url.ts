import type { BackendConfig } from "../../contract/app-config.ts";
import type { TransportRequest } from "../../contract/transport.ts";
import { ApiError } from "./api-error.ts";
import { toQuery } from "./list-query.ts";

/** Fills in the placeholders of a path. Rejects a missing id before the request is sent (spec §5). */
function toPath({ path, params = {} }: TransportRequest): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    // The type guarantees an id, but the value comes from a URL or a backend.
    const value: unknown = params[name];
    // A segment of dots only would be resolved as "parent folder".
    if (!["string", "number", "bigint"].includes(typeof value) || /^\.{0,2}$/.test(String(value))) {
      throw new ApiError({
        kind: "unexpected",
        message: `${name} is required`,
        details: [{ path: name, code: "required", params: {}, message: `${name} is required` }],
      });
    }
    return encodeURIComponent(String(value));
  });
}

/**
 * The URL of a call: the path with its slash, then the constants of the config and the call's own query. `query` has a
 * question mark, or is empty; a path of a product's own call may contain a query too.
 */
export function toCallUrl(
  { url, trailingSlash = false, query: constants = {} }: BackendConfig,
  request: TransportRequest,
  query = "",
): string {
  const [path = "", ...rest] = toPath(request).split("?");
  const slash = trailingSlash && !path.endsWith("/") ? "/" : "";
  const own = [...rest, query.replace(/^\?/, "")].filter((text) => text !== "");
  const fixed = toQuery(Object.entries(constants));
  const all = [...(fixed === "" ? [] : [fixed]), ...own].join("&");
  return `${url}${path}${slash}${all === "" ? "" : `?${all}`}`;
}
