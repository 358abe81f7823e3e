import type { TransportRequest } from "../../contract/transport.ts";
import { ApiError } from "./api-error.ts";

/** Fills in the placeholders of a path. Rejects a missing id before the request is sent (spec §5). */
export function toPath({ path, params = {} }: TransportRequest): string {
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
