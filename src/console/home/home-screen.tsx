import { Box } from "../ui/mui/box.ts";
import { Typography } from "../ui/mui/typography.ts";
import type { ReactNode } from "react";
import { useStaff } from "../data/use-staff.ts";
import { useText } from "../i18n/use-text.ts";
import { useProduct, useSignedInProduct } from "../product.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { HomeCard } from "./home-card.tsx";

/** The menu's entries that open a list, with the listed entity. */
function useLists() {
  const { screenRoutes } = useProduct().model;
  return useSignedInProduct().menu.flatMap((item) => {
    const route = screenRoutes.find(({ path, screen }) => path === item.path && screen === "list");
    return route === undefined ? [] : [{ ...item, path: route.path, entity: route.entity }];
  });
}

/** The side column leaves enough width for a table of eight columns. On narrower viewports it is below. */
const BESIDE = "@media (min-width: 1360px)";

interface HomeScreenProps {
  /** Rendered below the greeting. */
  readonly text?: string;
  /** Rendered first. The cards are then at its side, on narrow viewports below it. */
  readonly lead?: ReactNode;
  /** Rendered below the cards at the side of `lead`; not used without it. */
  readonly side?: ReactNode;
  /** Rendered below all of it. */
  readonly children?: ReactNode;
}

/**
 * Home page: a greeting, the number of records of each menu entry, and a product's additions.
 *
 * @example
 * <HomeScreen text={t("product.welcome")}><ValuePanel titleKey="product.byStatus" entity="ticket" field="status" /></HomeScreen>
 */
export function HomeScreen({ text, lead, side, children }: HomeScreenProps) {
  const { t } = useText();
  const { name } = useStaff();
  const title = name === null ? t("shell.home.welcomeNameless") : t("shell.home.welcome", { name });
  const home = useSignedInProduct().menu.find(({ path }) => path === "/");
  return (
    <>
      <PageHeader title={title} crumb={home && t(home.labelKey)} />
      {text !== undefined && <Typography sx={{ mt: -2, mb: 3, color: "text.secondary" }}>{text}</Typography>}
      {lead === undefined ? (
        <HomeCards />
      ) : (
        <Box
          sx={{
            display: "grid",
            gap: 2,
            gridTemplateColumns: "minmax(0, 1fr)",
            [BESIDE]: { gridTemplateColumns: "minmax(0, 1fr) 300px" },
          }}
        >
          <Box
            sx={{ display: "grid", gap: 2, minWidth: 0, gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" }}
          >
            {lead}
          </Box>
          <Box
            sx={{
              display: "grid",
              gap: 2,
              minWidth: 0,
              gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 280px), 1fr))",
              alignContent: "start",
              "& > ul:first-of-type": { gridColumn: "1 / -1" },
            }}
          >
            <HomeCards isNarrow />
            {side}
          </Box>
        </Box>
      )}
      {children}
    </>
  );
}

/** A card for each list of the menu: in one column if there is little width. */
function HomeCards({ isNarrow = false }: { readonly isNarrow?: boolean }) {
  const { t } = useText();
  return (
    <Box
      component="ul"
      sx={{
        display: "grid",
        // Two columns on a phone; elsewhere wide enough for a long word.
        gridTemplateColumns: {
          xs: "repeat(auto-fit, minmax(min(100%, 140px), 1fr))",
          sm: `repeat(auto-fit, minmax(${isNarrow ? 124 : 180}px, 1fr))`,
        },
        alignContent: "start",
        gap: 2,
        m: 0,
        p: 0,
        listStyle: "none",
      }}
    >
      {useLists().map((list) => (
        <HomeCard key={list.name} entity={list.entity} icon={list.icon} path={list.path} label={t(list.labelKey)} />
      ))}
    </Box>
  );
}
