import type { BackendCall } from "../../src/contract/backend.ts";
import type { ConsoleModel } from "../model/types/console-model.ts";
import { template } from "../render/template.ts";
import type { ServiceCall } from "../vocabulary/product-spec.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface BackendServiceView {
  readonly banner: string;
  readonly calls: readonly { readonly name: string; readonly call: BackendCall }[];
}

const view = template<BackendServiceView>("backend/service.ts.hbs");

/** `generated/backend/service.ts`: request and response schemas of calls that belong to no entity. */
export function emitBackendService({ service, serviceSchemas }: ConsoleModel): readonly EmittedFile[] {
  const schemaOf = (type: string | undefined) => (type === undefined ? null : (serviceSchemas[type] ?? null));
  const content = view({
    banner: banner("schema/service.ts"),
    calls: Object.entries<ServiceCall>(service?.calls ?? {}).map(
      ([name, { method, path, query, body, result, role }]) => ({
        name,
        call: {
          method,
          path,
          ...(query === undefined ? {} : { query: schemaOf(query) }),
          body: schemaOf(body),
          result: schemaOf(result),
          ...(role === undefined ? {} : { role }),
        },
      }),
    ),
  });
  return [{ path: "backend/service.ts", content }];
}
