import type { ConsoleModel } from "../model/types/console-model.ts";
import { template } from "../render/template.ts";
import type { ServiceCall } from "../vocabulary/product-spec.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface ServiceView {
  readonly banner: string;
  /** Types of request and response bodies. */
  readonly types: readonly { readonly name: string }[];
  readonly calls: readonly {
    readonly name: string;
    readonly method: string;
    readonly path: string;
    /** Type of the request body; null if there is none. */
    readonly body: string | null;
    /** Type of the query; null if there is none. */
    readonly query: string | null;
    readonly result: string;
    /** True if its bodies have other names of fields. */
    readonly hasNames: boolean;
  }[];
  readonly hasNames: boolean;
  readonly hasQuery: boolean;
}

const view = template<ServiceView>("api/service.ts.hbs");

/**
 * `generated/api/service.ts`: calls that belong to no entity and need a session. Signing in is part of the session
 * code.
 */
export function emitServiceApi(model: ConsoleModel): readonly EmittedFile[] {
  const calls = signedInCalls(model);
  if (calls.length === 0) {
    return [];
  }
  const types = calls
    .flatMap(([, { query, body, result }]) => [query, body, result])
    .filter((type) => type !== undefined);
  const content = view({
    banner: banner("schema/service.ts"),
    types: [...new Set(types)].sort().map((name) => ({ name })),
    calls: calls.map(([name, { method, path, query, body, result }]) => ({
      name,
      method,
      path,
      query: query ?? null,
      body: body ?? null,
      result: result ?? "void",
      hasNames: Object.hasOwn(model.wire.calls, name),
    })),
    hasQuery: calls.some(([, { query }]) => query !== undefined),
    hasNames: calls.some(([name]) => Object.hasOwn(model.wire.calls, name)),
  });
  return [{ path: "api/service.ts", content }];
}

/** True if the product has such calls. */
export function hasServiceApi(model: ConsoleModel): boolean {
  return signedInCalls(model).length > 0;
}

function signedInCalls({ service }: ConsoleModel): readonly (readonly [string, ServiceCall])[] {
  return Object.entries<ServiceCall>(service?.calls ?? {}).filter(
    ([, call]) => call.security === "bearer" && (call.body ?? call.result) !== undefined,
  );
}
