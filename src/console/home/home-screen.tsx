import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { menu } from "../../../generated/menu.ts";
import { screenRoutes } from "../../../generated/routes.ts";
import { Dashboard } from "../../product/console/home/dashboard.tsx";
import { useText } from "../i18n/use-text.ts";
import { useSession } from "../session/session-context.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { HomeCard } from "./home-card.tsx";

/** The menu's entries that open a list, with the entity listed there. */
const lists = menu.flatMap((item) => {
  const route = screenRoutes.find(({ path, screen }) => path === item.path && screen === "list");
  return route === undefined ? [] : [{ ...item, path: route.path, entity: route.entity }];
});

/** The first page: a greeting, and how much there is of everything. */
export function HomeScreen() {
  const { t } = useText();
  const name = useSession().name();
  const title = name === null ? t("shell.home.welcomeNameless") : t("shell.home.welcome", { name });
  return (
    <>
      <PageHeader title={title} />
      <Typography sx={{ mt: -2, mb: 3, color: "text.secondary" }}>{t("product.home.text")}</Typography>
      <Box
        component="ul"
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 140px), 1fr))",
          gap: 2,
          m: 0,
          p: 0,
          listStyle: "none",
        }}
      >
        {lists.map((list) => (
          <HomeCard key={list.name} entity={list.entity} icon={list.icon} path={list.path} label={t(list.labelKey)} />
        ))}
      </Box>
      <Dashboard />
    </>
  );
}
