import {
  ApiError,
  errorText,
  tokenIn,
  useBackendMutation,
  useService,
  useSubmissions,
  useText,
} from "entity-console/console";
import { useCallback, useEffect, useRef, useState } from "react";
import type { PaymentTokenRequest } from "../../../../schema/service.ts";

/** Requests a payment token. Input and response are kept only in this screen's state while it is open. */
export function useTokenRequest() {
  const { paymentToken } = useService();
  const { t } = useText();
  const submit = useSubmissions();
  const [token, setToken] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const forget = useCallback(() => {
    running.current?.abort();
    setToken(null);
  }, []);

  useEffect(() => {
    // The back/forward cache would keep the token.
    window.addEventListener("pagehide", forget);
    return () => {
      window.removeEventListener("pagehide", forget);
      running.current?.abort();
    };
  }, [forget]);

  const { run: request, isPending } = useBackendMutation({
    call: async (body: PaymentTokenRequest) => {
      const controller = new AbortController();
      running.current = controller;
      setToken(null);
      return await submit(JSON.stringify(body), (options) =>
        paymentToken(body, { ...options, signal: controller.signal }),
      );
    },
    onError: (error) =>
      error instanceof ApiError && error.kind === "cancelled" ? [] : [{ kind: "error", text: errorText(t, error) }],
    onAnswer: (answer) =>
      tokenIn(answer) === null ? [{ kind: "warning", text: t("product.tokenTool.notShown") }] : [],
    onDone: (answer) => setToken(tokenIn(answer)),
    isSecret: true,
  });

  return { token, isBusy: isPending, request, forget };
}
