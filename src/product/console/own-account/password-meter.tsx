import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import RemoveOutlined from "@mui/icons-material/RadioButtonUncheckedOutlined";
import { brokenPasswordRules, passwordRules, useText } from "entity-console/console";
import { Box, LinearProgress, Typography } from "entity-console/console/ui";
import { type PasswordStrength, toStrength } from "./password-strength.ts";

const colors = { none: "error", weak: "error", fair: "warning", strong: "success" } as const satisfies {
  readonly [S in PasswordStrength]: string;
};

/** Shows which rules the password satisfies, and its strength. */
export function PasswordMeter({ password }: { readonly password: string }) {
  const { t } = useText();
  const strength = toStrength(password);
  const broken = brokenPasswordRules(password);
  const strengthText = t(`product.password.strength.${strength}`);
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <LinearProgress
        variant="determinate"
        aria-label={t("product.password.strength")}
        aria-valuetext={strengthText}
        value={(1 - broken.length / passwordRules.length) * 100}
        color={colors[strength]}
        sx={(theme) => ({
          height: 6,
          borderRadius: 3,
          backgroundColor: theme.tokens.hairline,
          "@media (forced-colors: active)": {
            border: "1px solid",
            "& > *": { forcedColorAdjust: "none", backgroundColor: "CanvasText" },
          },
        })}
      />
      <Typography variant="body2" aria-hidden>
        {t("product.password.strength")}: <strong>{strengthText}</strong>
      </Typography>
      <Box
        component="ul"
        aria-label={t("product.password.rules")}
        sx={{ display: "grid", gap: 0.5, m: 0, p: 0, listStyle: "none" }}
      >
        {passwordRules.map(({ name }) => {
          const isMet = !broken.includes(name);
          const Mark = isMet ? CheckCircleOutlined : RemoveOutlined;
          return (
            <Box
              component="li"
              key={name}
              sx={{
                display: "flex",
                alignItems: "center",
                gap: 1,
                fontSize: "0.8125rem",
                color: isMet ? "success.main" : "text.secondary",
              }}
            >
              <Mark fontSize="small" titleAccess={t(isMet ? "product.password.met" : "product.password.unmet")} />
              {t(`product.password.rule.${name}`)}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
