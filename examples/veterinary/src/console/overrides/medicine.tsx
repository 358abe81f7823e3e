/**
 * Why this file exists: whoever keeps the store looks for what is about to run out, which no single number of the list
 * says; so a low stock is said in words beside it. Everything else about medicines is generated.
 */
import Box from "@mui/material/Box";
import type { DisplayOverrideProps, EntityOverrides } from "#console/crud/overrides/entity-overrides.ts";
import { useText } from "#console/i18n/use-text.ts";
import { StatusChip } from "#console/ui/status-chip.tsx";
import type { Medicine } from "../../../schema/entities/medicine.ts";

/** Fewer doses than a busy week takes. */
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
