import { useOpenWork, useText } from "entity-console/console";
import { Box, Button, PasswordField, TextField } from "entity-console/console/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { OwnKey } from "../../../../generated/message-keys.ts";
import type { PaymentTokenRequest } from "../../../../schema/service.ts";

interface TokenFormProps {
  readonly isBusy: boolean;
  readonly onSend: (body: PaymentTokenRequest) => void;
}

interface Problems {
  readonly username?: OwnKey;
  readonly secret?: OwnKey;
}

function toProblems({ username, secret }: PaymentTokenRequest): Problems {
  return {
    ...(username === "" ? { username: "product.tokenTool.usernameRequired" } : {}),
    ...(secret === "" ? { secret: "product.tokenTool.secretRequired" } : {}),
  };
}

/** State of the form. The secret is cleared after sending and on leaving the page. */
function useTokenForm({ isBusy, onSend }: TokenFormProps) {
  const [username, setUsername] = useState("");
  const [secret, setSecret] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  useOpenWork(() => username + secret !== "");

  useEffect(() => {
    const handleLeave = () => setSecret("");
    window.addEventListener("pagehide", handleLeave);
    return () => window.removeEventListener("pagehide", handleLeave);
  }, []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const body = { username: username.trim(), secret };
    const found = toProblems(body);
    flushSync(() => setProblems(found));
    if (Object.keys(found).length > 0) {
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    } else if (!isBusy) {
      setSecret("");
      onSend(body);
    }
  };

  return { form, username, setUsername, secret, setSecret, problems, handleSubmit };
}

/** Username and secret of the payment token tool. The fields have no `name`, so that values cannot get into a URL. */
export function TokenForm(props: TokenFormProps) {
  const { t } = useText();
  const { form, username, setUsername, secret, setSecret, problems, handleSubmit } = useTokenForm(props);
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      autoComplete="off"
      onSubmit={handleSubmit}
      sx={{ display: "grid", gap: 2.5 }}
    >
      <TextField
        required
        autoFocus
        label={t("product.tokenTool.username")}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={problems.username !== undefined}
        helperText={problems.username === undefined ? undefined : t(problems.username)}
        slotProps={{ htmlInput: { autoComplete: "off", autoCapitalize: "none", spellCheck: false, maxLength: 254 } }}
      />
      <PasswordField
        label={t("product.tokenTool.secret")}
        value={secret}
        onChange={setSecret}
        autoComplete="off"
        maxLength={1000}
        toggleLabels={{ show: t("product.tokenTool.showSecret"), hide: t("product.tokenTool.hideSecret") }}
        error={problems.secret !== undefined}
        helperText={t(problems.secret ?? "product.tokenTool.secretHelp")}
      />
      <Button type="submit" variant="contained" loading={props.isBusy} sx={{ justifySelf: "start" }}>
        {t("product.tokenTool.submit")}
      </Button>
    </Box>
  );
}
