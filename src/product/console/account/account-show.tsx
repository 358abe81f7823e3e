/**
 * Why this file exists: staff need the price of an account, its difference from the plan's price, its credits and its
 * redemptions. These come first, with a link to change the plan, followed by the generated fields.
 */

import type { RecordOf, ScreenOverrideProps } from "entity-console/console";
import { ShowScreen } from "entity-console/console/screens";
import { AccountFigures } from "./account-figures.tsx";
import { AccountRedemptions } from "./account-redemptions.tsx";

/** Fields that the figures already show. */
const LEAD_FIELDS = ["plan", "planPayment", "amount"];
const LEAD_FIELDS_OF_BUSINESS = [...LEAD_FIELDS, "principalUser"];

const leadFields = ({ type }: RecordOf<"account">) => (type === "business" ? LEAD_FIELDS_OF_BUSINESS : LEAD_FIELDS);

export function AccountShow({ screens }: Pick<ScreenOverrideProps<"account">, "screens">) {
  const lead = (account: RecordOf<"account">) => (
    <>
      <AccountFigures screens={screens} account={account} />
      <AccountRedemptions accountId={String(account.id)} />
    </>
  );
  return <ShowScreen screens={screens} lead={lead} leadFields={leadFields} />;
}
