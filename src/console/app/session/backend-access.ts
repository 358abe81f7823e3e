import { createClient } from "../../../../generated/api/client.ts";
import { serviceApi } from "../../../../generated/api/service.ts";
import { contentClient } from "../../../product/console/content/content-client.ts";
import { createTransport } from "../../api/transport.ts";
import { createQueryClient } from "../../data/query-client.ts";
import { safeStorage } from "../../lib/safe-storage.ts";
import { createContentSession } from "../../session/content-session.ts";
import { sessionCalls } from "../../session/session-calls.ts";
import { tokenStore } from "../../session/token-store.ts";
import type { Services } from "../services.ts";

function createBackendAccess({ config, session, loginGate }: Services) {
  const { backends, timeoutMs } = config;
  const transport = loginGate.guard(createTransport({ backend: backends.main, tokens: session, timeoutMs }));
  const contentTokens = createContentSession({
    store: tokenStore(
      "content",
      safeStorage(() => window.localStorage),
    ),
    calls: sessionCalls(backends.content, timeoutMs),
    main: session,
  });
  return {
    client: createClient(transport),
    service: serviceApi(transport),
    content: contentClient(createTransport({ backend: backends.content, tokens: contentTokens, timeoutMs })),
    queryClient: createQueryClient(),
  };
}

const accesses = new WeakMap<Services, ReturnType<typeof createBackendAccess>>();

/**
 * The clients of both backends, each with a session of its own, and the cache of what the main one answered.
 * Once for a running console, however often its pages come and go.
 */
export function toBackendAccess(services: Services): ReturnType<typeof createBackendAccess> {
  const access = accesses.get(services) ?? createBackendAccess(services);
  accesses.set(services, access);
  return access;
}
