import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#console/api/api-error.ts";
import { useService } from "#console/data/backend-contexts.ts";
import { toErrorKey } from "#console/i18n/error-text.ts";
import { useText } from "#console/i18n/use-text.ts";
import { useNotify } from "#console/notify/use-notify.ts";
import type { PaymentTokenRequest } from "../../../../schema/service.ts";

/**
 * Asks for a payment token. Plain state and no query cache: what is asked with and what comes back is kept
 * nowhere but in this screen, for as long as it is open.
 */
export function useTokenRequest() {
  const { paymentToken } = useService();
  const { notify } = useNotify();
  const { t } = useText();
  const [token, setToken] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  const forget = useCallback(() => {
    running.current?.abort();
    setToken(null);
  }, []);

  useEffect(() => {
    // A page that the browser keeps for its back button would keep the token too.
    window.addEventListener("pagehide", forget);
    return () => {
      window.removeEventListener("pagehide", forget);
      running.current?.abort();
    };
  }, [forget]);

  const request = async (body: PaymentTokenRequest): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setToken(null);
    setBusy(true);
    try {
      setToken((await paymentToken(body, { signal: controller.signal })).token);
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === "cancelled")) {
        notify({ kind: "error", text: t(toErrorKey(error)) });
      }
    } finally {
      setBusy(false);
    }
  };

  return { token, isBusy, request, forget };
}
