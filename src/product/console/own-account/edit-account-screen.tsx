import { useSession, useText } from "entity-console/console";
import { Box, PageHeader, Panel, Typography } from "entity-console/console/ui";
import { PasswordForm } from "./password-form.tsx";

/** The signed-in administrator's own account: name and password. */
export function EditAccountScreen() {
  const { t } = useText();
  const session = useSession();
  const who = [...new Set([session.name(), session.username()])].filter((text) => text !== null).join(" · ");
  return (
    <>
      <PageHeader title={t("menu.editAccount")} crumbs={[{ label: t("menu.home"), to: "/" }]} />
      <Typography sx={{ mt: -2, mb: 3, color: "text.secondary", overflowWrap: "anywhere" }}>{who}</Typography>
      <Box sx={{ maxWidth: 560 }}>
        <Panel title={t("product.password.title")}>
          <Typography sx={{ color: "text.secondary" }}>{t("product.password.text")}</Typography>
          <PasswordForm />
        </Panel>
      </Box>
    </>
  );
}
