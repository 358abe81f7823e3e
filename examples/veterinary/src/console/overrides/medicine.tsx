/**
 * Why this file exists: the stock keeper needs to see which medicines run out soon, so a low stock gets a text next to
 * the number. Everything else about medicines is generated.
 */

import { type DisplayOverrideProps, type EntityOverrides, useText } from "entity-console/console";
import { Box, StatusChip } from "entity-console/console/ui";
import type { Medicine } from "../../../schema/entities/medicine.ts";

/** Fewer doses than a busy week needs. */
const LOW_STOCK = 20;

function StockedDoses({ value = 0, record, children }: DisplayOverrideProps<number, Medicine>) {
  const { t } = useText();
  if (value >= LOW_STOCK || record.supplyState === "withdrawn") {
    return children;
  }
  return (
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      {children}
      <StatusChip tone="warning" label={t("product.stock.low")} />
    </Box>
  );
}

export const medicineOverrides = {
  display: { stockedDoses: StockedDoses },
} satisfies EntityOverrides<"medicine">;
