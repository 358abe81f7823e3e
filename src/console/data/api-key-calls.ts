import type { ApiKeyList, ApiKeyRotation, CreatedApiKey, NewApiKey } from "../../contract/api-keys.ts";
import type { Transport } from "../../contract/transport.ts";

/** Calls of a backend with the ability `apiKeys`, for administrators. */
export function createApiKeyCalls(transport: Transport) {
  const path = "/staff-api-keys";
  return {
    list: () => transport.send<ApiKeyList>({ method: "GET", path }),
    create: (body: NewApiKey) => transport.send<CreatedApiKey>({ method: "POST", path, body }),
    rotate: ({ id, ...body }: ApiKeyRotation & { readonly id: string }) =>
      transport.send<CreatedApiKey>({ method: "POST", path: `${path}/{id}/rotate`, params: { id }, body }),
    revoke: (id: string) => transport.send<undefined>({ method: "DELETE", path: `${path}/{id}`, params: { id } }),
  };
}
