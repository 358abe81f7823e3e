import { useText } from "entity-console/console";
import { Box, Button, PasswordField } from "entity-console/console/ui";
import { PasswordMeter } from "./password-meter.tsx";
import type { PasswordValues } from "./password-problems.ts";
import { usePasswordForm } from "./use-password-form.ts";

const fields = [
  { name: "current", labelKey: "product.password.current", autoComplete: "current-password" },
  { name: "password", labelKey: "product.password.new", autoComplete: "new-password" },
  { name: "confirmation", labelKey: "product.password.confirmation", autoComplete: "new-password" },
] as const satisfies readonly { readonly name: keyof PasswordValues; readonly [other: string]: string }[];

/** Current password, new password twice, and a strength meter. */
export function PasswordForm() {
  const { t } = useText();

  const { form, values, problems, isBusy, set, handleSubmit } = usePasswordForm();
  const toggleLabels = { show: t("product.password.show"), hide: t("product.password.hide") };
  return (
    <Box component="form" ref={form} noValidate onSubmit={handleSubmit} sx={{ display: "grid", gap: 2.5 }}>
      {fields.map(({ name, labelKey, autoComplete }) => {
        const problem = problems[name];
        return (
          <Box key={name} sx={{ display: "grid", gap: 1.5 }}>
            <PasswordField
              label={t(labelKey)}
              value={values[name]}
              onChange={set(name)}
              autoComplete={autoComplete}
              maxLength={200}
              toggleLabels={toggleLabels}
              error={problem !== undefined}
              helperText={problem === undefined ? undefined : t(problem)}
            />
            {name === "password" && <PasswordMeter password={values.password} />}
          </Box>
        );
      })}
      <Button type="submit" variant="contained" loading={isBusy} sx={{ justifySelf: "start" }}>
        {t("product.password.submit")}
      </Button>
    </Box>
  );
}
