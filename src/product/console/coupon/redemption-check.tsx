import {
  type EntityScreens,
  type RelationDescriptor,
  type RelationOption,
  toRecordPath,
  useRelationSearch,
  useText,
  useToday,
} from "entity-console/console";
import { Alert, Autocomplete, Link, Panel, TextField } from "entity-console/console/ui";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { Coupon } from "../../../../schema/entities/coupon.ts";
import { redemptionBarriers } from "./redemption-barriers.ts";
import { useRedemptions } from "./use-redemptions.ts";

interface RedemptionCheckProps {
  readonly screens: EntityScreens;
  readonly coupon: Coupon;
  readonly relation: RelationDescriptor;
}

/** Checks if an account can redeem the coupon, and lists all reasons if not. */
export function RedemptionCheck({ screens, coupon, relation }: RedemptionCheckProps) {
  const { t } = useText();
  const [text, setText] = useState("");
  const [account, setAccount] = useState<RelationOption | null>(null);
  const [isOpen, setOpen] = useState(false);
  const found = useRelationSearch(relation, text, isOpen);
  return (
    <Panel title={t("product.redemption.check")} sx={{ displayPrint: "none" }}>
      <Autocomplete
        options={[...found.options]}
        value={account}
        loading={found.isLoading}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ id }) => String(id)}
        isOptionEqualToValue={(one, other) => String(one.id) === String(other.id)}
        filterOptions={(options) => options}
        noOptionsText={t("crud.relation.noOptions")}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onInputChange={(_, next) => setText(next)}
        onChange={(_, next) => setAccount(next)}
        renderInput={(params) => <TextField {...params} label={t("product.redemption.account")} />}
        sx={{ maxWidth: 480 }}
      />
      {account ? <Answer screens={screens} coupon={coupon} account={account} /> : null}
    </Panel>
  );
}

function Answer({
  screens,
  coupon,
  account,
}: Omit<RedemptionCheckProps, "relation"> & { readonly account: RelationOption }) {
  const { t } = useText();
  const id = String(account.id);
  const earlier = useRedemptions(coupon.id, id, coupon.oncePerAccount === true);
  const hasRedeemed = earlier.data ? earlier.data.rows.length > 0 : null;
  useToday();
  const barriers = redemptionBarriers(coupon, { id, hasRedeemed });
  const isUnsure = coupon.oncePerAccount === true && hasRedeemed === null && !earlier.isPending;
  const edit = screens.routes.edit ? toRecordPath(screens.routes.edit, coupon.id) : null;
  if (barriers.length === 0) {
    return (
      <Alert severity="success" role="status">
        {t("product.redemption.can", { account: account.label })} {isUnsure ? t("product.redemption.unsure") : null}
      </Alert>
    );
  }
  return (
    <Alert severity="warning" role="status" sx={{ overflowWrap: "anywhere" }}>
      {t("product.redemption.cannot", { account: account.label })}
      <ul>
        {barriers.map((barrier) => (
          <li key={barrier}>
            {t(`product.redemption.${barrier}`)}{" "}
            {edit && barrier !== "alreadyRedeemed" ? (
              <Link component={RouterLink} to={edit}>
                {t(`product.redemption.${barrier}Mend`)}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
