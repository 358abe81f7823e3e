import type { TransportRequest } from "../../contract/transport.ts";
import { ApiError } from "./api-error.ts";

/** The path with its placeholders filled in; a record without an id is refused before it is sent (spec §5). */
export function toPath({ path, params = {} }: TransportRequest): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    // The types promise an id, but it came from a URL or from a backend.
    const value: unknown = params[name];
    // Dots alone would be read as "one folder up".
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
