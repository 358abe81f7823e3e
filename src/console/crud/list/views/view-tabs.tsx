import { Link, useLocation, useSearchParams } from "react-router-dom";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import { useText } from "../../../i18n/use-text.ts";
import { hasActiveFilters, type ListState } from "../../query/list-state.ts";
import { originOf, useTeamViews } from "../state/team-views.ts";
import { useSavedViews } from "./browser-views.ts";
import { toViewPath, toViewSearch } from "./view-search.ts";
import styles from "./view-tabs.module.css";

interface ViewTabsProps {
  readonly screens: EntityScreens<MessageKey>;
  /** Current state of the list. */
  readonly state: ListState;
}

/** Saved views of a list as links above it, with one to the complete list. Nothing without saved views. */
export function ViewTabs({ screens, state }: ViewTabsProps) {
  const { t } = useText();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const { views } = useTeamViews(screens.entity);
  const kept = useSavedViews(screens.entity);
  const origin = originOf(params, views);
  const search = toViewSearch(screens, state);
  const tabs = [
    ...views.map(({ id, name }) => ({ key: id, name, path: `${pathname}?view=${id}`, isMounted: id === origin?.id })),
    ...kept.map((view) => ({
      key: `browser ${view.name}`,
      name: view.name,
      path: toViewPath(pathname, view),
      isMounted: origin === undefined && view.search === search,
    })),
  ];
  if (tabs.length === 0) {
    return null;
  }
  const isAll = !(hasActiveFilters(state) || tabs.some(({ isMounted }) => isMounted));
  const all = { key: "all", name: t(screens.messages.many), path: `${pathname}?view=all`, isMounted: isAll };
  return (
    <nav aria-label={t("find.views.label")} className={styles["tabs"]}>
      {[all, ...tabs].map(({ key, name, path, isMounted }) => (
        <Link key={key} to={path} className={styles["tab"]} aria-current={isMounted ? "page" : undefined}>
          <bdi>{name}</bdi>
        </Link>
      ))}
    </nav>
  );
}
