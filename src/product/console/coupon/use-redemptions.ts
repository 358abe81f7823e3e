import { useQuery } from "@tanstack/react-query";
import { ApiError, entityKey, type ListPage, type RecordId, useAbilities, useClient } from "entity-console/console";
import type { Redemption } from "../../../../schema/entities/redemption.ts";

/** Redemptions; null if the backend has none. */
type Redemptions = ListPage<Redemption> | null;

const PAGE_SIZE = 20;

/** True if the backend does not have the call. */
const isMissing = (error: unknown): boolean => error instanceof ApiError && [404, 405, 501].includes(error.statusCode);

/** The latest redemptions: of a coupon, of an account, or of a coupon by an account. */
export function useRedemptions(couponId: RecordId | null, accountId: string | null, isWanted = true) {
  const { redemption } = useClient();
  // Backends without an audit log do not record redemptions either.
  const { audit } = useAbilities();
  const filters = {
    ...(couponId === null ? {} : { couponId: String(couponId) }),
    ...(accountId === null ? {} : { accountId }),
  };
  return useQuery({
    queryKey: [...entityKey("coupon"), "redemptions", audit, filters],
    enabled: isWanted,
    queryFn: async ({ signal }): Promise<Redemptions> => {
      if (!audit) {
        return null;
      }
      try {
        const page = await redemption.list({ page: 1, pageSize: PAGE_SIZE, sort: "-createdAt", filters }, { signal });
        // A backend without filters returns other redemptions too.
        const isOwn = ({ couponId: coupon, accountId: account }: Redemption) =>
          (couponId === null || String(coupon) === filters.couponId) &&
          (accountId === null || String(account) === accountId);
        const rows = page.rows.filter(isOwn);
        return { ...page, rows, total: rows.length === page.rows.length ? page.total : null };
      } catch (error) {
        if (isMissing(error)) {
          return null;
        }
        throw error;
      }
    },
  });
}
