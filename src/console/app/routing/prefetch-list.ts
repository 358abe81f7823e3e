import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import { toAbilities } from "../../api/to-abilities.ts";
import { prefetchList } from "../../crud/list/data/page-query.ts";
import { entityClient } from "../../data/entity-client.ts";
import { toBackendAccess } from "../services/backend-access.ts";
import type { Services } from "../services/services.ts";

/** Prefetches the rows of a list while its code is loading. */
export async function loadListAhead(services: Services, screens: EntityScreens<MessageKey>, url: URL): Promise<void> {
  const { client, queryClient: queries } = toBackendAccess(services, await services.product.model.loadSignedIn());
  const abilities = toAbilities(services.config.backends.main);
  const source = { queries, client: entityClient(client, screens.entity), entity: screens.entity, abilities };
  await prefetchList(screens, source, url.searchParams);
}
