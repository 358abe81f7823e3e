import { useText } from "entity-console/console";
import { Box, PageHeader, Panel, Typography } from "entity-console/console/ui";
import { TokenForm } from "./token-form.tsx";
import { TokenResult } from "./token-result.tsx";
import { useTokenRequest } from "./use-token-request.ts";

/** The payment token tool (spec §7). */
export function TokenToolScreen() {
  const { t } = useText();
  const { token, isBusy, request, forget } = useTokenRequest();
  return (
    <>
      <PageHeader title={t("menu.tokenTool")} />
      <Typography sx={{ mt: -2, mb: 3, color: "text.secondary" }}>{t("product.tokenTool.text")}</Typography>
      <Box sx={{ display: "grid", gap: 2, maxWidth: 560 }}>
        <Panel>
          <TokenForm isBusy={isBusy} onSend={(body) => void request(body)} />
        </Panel>
        {token !== null && <TokenResult token={token} onClear={forget} />}
      </Box>
    </>
  );
}
