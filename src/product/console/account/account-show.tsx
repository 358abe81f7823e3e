/**
 * Why this file exists: whoever opens an account asks what it pays, whether that is its plan's price, what it can use and
 * what it has redeemed. That comes first, with the way to another plan; the generated fields stand beside it.
 */

import type { ScreenOverrideProps } from "#console/crud/overrides/entity-overrides.ts";
import { ShowScreen } from "#console/crud/screens/show-screen.tsx";
import type { EntityRecord } from "#contract/transport.ts";
import type { Account } from "../../../../schema/entities/account.ts";
import { AccountFigures } from "./account-figures.tsx";
import { AccountRedemptions } from "./account-redemptions.tsx";

/** What the figures say, and the groups of fields need not say again. */
const TOLD = ["plan", "planPayment", "amount"];
const TOLD_OF_BUSINESS = [...TOLD, "principalUser"];

const told = ({ type }: EntityRecord) => (type === "business" ? TOLD_OF_BUSINESS : TOLD);

export function AccountShow({ screens }: Pick<ScreenOverrideProps, "screens">) {
  const lead = (record: EntityRecord) => {
    // As the backend answers it, by the contract that the generated client is written against.
    const account = record as unknown as Account;
    return (
      <>
        <AccountFigures screens={screens} account={account} />
        <AccountRedemptions accountId={String(account.id)} />
      </>
    );
  };
  return <ShowScreen screens={screens} lead={lead} told={told} />;
}
