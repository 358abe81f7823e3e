import LinearProgress from "@mui/material/LinearProgress";
import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import type { FormScreenOverrideProps } from "#console/crud/overrides/entity-overrides.ts";
import { CreateScreen } from "#console/crud/screens/create-screen.tsx";
import { ClientContext, useClient } from "#console/data/backend-contexts.ts";
import { useText } from "#console/i18n/use-text.ts";
import { Panel } from "#console/ui/panel.tsx";
import { batchPath } from "../overrides/batch-path.ts";
import { type OrderProgress, splitOrders, withOrderLimit } from "./coupon-order.ts";

/** The generated form, which sends an order of more than 20,000 coupons as several calls and shows its progress. */
export function GenerateCouponsScreen({ screens, form }: FormScreenOverrideProps) {
  const client = useClient();
  const [progress, setProgress] = useState<OrderProgress | null>(null);
  const splitting = useMemo(() => {
    const { couponGeneration } = client;
    return {
      ...client,
      couponGeneration: { ...couponGeneration, create: splitOrders(couponGeneration.create, setProgress) },
    };
  }, [client]);
  const orderForm = useMemo(() => withOrderLimit(form), [form]);
  return (
    <ClientContext value={splitting}>
      <CreateScreen screens={screens} form={orderForm} />
      {progress === null ? null : <Progress progress={progress} />}
    </ClientContext>
  );
}

function Progress({ progress: { made, total, batch, isRunning } }: { readonly progress: OrderProgress }) {
  const { t } = useText();
  if (!isRunning && (made === 0 || made === total)) {
    return null;
  }
  const text = t(isRunning ? "product.coupon.progress" : "product.coupon.interrupted", { made, total });
  return (
    <Panel sx={{ mt: 2 }}>
      <div role="status">{text}</div>
      {isRunning ? <LinearProgress variant="determinate" value={(100 * made) / total} aria-label={text} /> : null}
      {!isRunning && batch !== null ? <Link to={batchPath(batch)}>{t("product.coupon.batch", { batch })}</Link> : null}
    </Panel>
  );
}
