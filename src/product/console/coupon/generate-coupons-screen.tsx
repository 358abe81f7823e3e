import {
  type Client,
  ClientContext,
  type FormScreenOverrideProps,
  parseExactJson,
  useBackendMutation,
  useClient,
  useText,
  useUsername,
} from "entity-console/console";
import { CreateScreen } from "entity-console/console/screens";
import { Button, LinearProgress, Panel, Stack } from "entity-console/console/ui";
import { useMemo, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { batchPath } from "../overrides/batch-path.ts";
import { discardUnfinished, type OrderProgress, readUnfinished, splitOrders, withOrderLimit } from "./coupon-order.ts";

type Generate = Client["couponGeneration"]["create"];

/**
 * The generated form, which sends an order of more than 20,000 coupons as several calls and shows its progress. An
 * unfinished order is shown until the rest is generated or discarded, also after a reload.
 */
export function GenerateCouponsScreen({ screens, form }: FormScreenOverrideProps) {
  const { t } = useText();
  const client = useClient();
  const username = useUsername();
  const [progress, setProgress] = useState<OrderProgress | null>(() => {
    const unfinished = readUnfinished(username);
    return unfinished && { ...unfinished, isRunning: false };
  });
  const rejection = t("product.coupon.unfinished");
  const splitting = useMemo(() => {
    const { couponGeneration } = client;
    const create = splitOrders(couponGeneration.create, { username, rejection, onProgress: setProgress });
    return { ...client, couponGeneration: { ...couponGeneration, create } };
  }, [client, username, rejection]);
  const orderForm = useMemo(() => withOrderLimit(form), [form]);
  return (
    <ClientContext value={splitting}>
      <CreateScreen screens={screens} form={orderForm} />
      {progress === null ? null : (
        <Progress
          progress={progress}
          generate={splitting.couponGeneration.create}
          onDiscard={() => {
            discardUnfinished();
            setProgress(null);
          }}
        />
      )}
    </ClientContext>
  );
}

interface ProgressProps {
  readonly progress: OrderProgress;
  readonly generate: Generate;
  readonly onDiscard: () => void;
}

function Progress({ progress: { made, total, batch, isRunning }, generate, onDiscard }: ProgressProps) {
  const { t } = useText();
  const rest = useGenerateRest(generate);
  if (!isRunning && (made === 0 || made === total)) {
    return null;
  }
  const text = t(isRunning ? "product.coupon.progress" : "product.coupon.interrupted", { made, total });
  return (
    <Panel sx={{ mt: 2 }}>
      <div role="status">{text}</div>
      {isRunning ? <LinearProgress variant="determinate" value={(100 * made) / total} aria-label={text} /> : null}
      {!isRunning && batch !== null ? <Link to={batchPath(batch)}>{t("product.coupon.batch", { batch })}</Link> : null}
      {isRunning ? null : (
        <Stack direction="row" sx={{ mt: 1.5, gap: 1, flexWrap: "wrap" }}>
          <Button variant="contained" onClick={() => void rest.run()}>
            {t("product.coupon.generateRest", { count: total - made })}
          </Button>
          <Button color="inherit" onClick={onDiscard}>
            {t("product.coupon.discardRest")}
          </Button>
        </Stack>
      )}
    </Panel>
  );
}

/** Generates the missing coupons of the unfinished order, then opens the list of its batch. */
function useGenerateRest(generate: Generate): { readonly run: () => Promise<unknown> } {
  const { t } = useText();
  const navigate = useNavigate();
  const username = useUsername();
  const { run } = useBackendMutation({
    call: async () => {
      const unfinished = readUnfinished(username);
      return unfinished && (await generate(parseExactJson(unfinished.body) as Parameters<Generate>[0]));
    },
    onAnswer: () => [{ kind: "success", text: t("entity.couponGeneration.created") }],
    // Coupons are shown by several screens.
    toInvalidate: () => ({}),
    onDone: (answer) => void navigate(batchPath(answer?.rows[0]?.batch ?? "")),
  });
  return { run: () => run(undefined) };
}
