import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { matchPath, useLocation } from "react-router-dom";
import type { EntityRecord } from "../../../contract/transport.ts";
import { canArchive } from "../../crud/actions/use-archive.ts";
import { recordTitle } from "../../crud/record/record-title.ts";
import { canRun } from "../../crud/rules/can-run.ts";
import { recordKey } from "../../data/query-keys.ts";
import { FROM_SHOWN, toRecordPath } from "../../data/to-record-path.ts";
import type { TextKey } from "../../i18n/text.ts";
import { useText } from "../../i18n/use-text.ts";
import { isObject } from "../../lib/json-object.ts";
import type { Command } from "./command.ts";
import type { RecordTargets } from "./record-commands.ts";

/** The record of the open show page, from its screen's cache; null on every other page. */
function findInView(queries: QueryClient, listed: RecordTargets["listed"], pathname: string) {
  for (const screens of listed) {
    const { show } = screens.routes;
    const id = show === null ? undefined : matchPath(show.replace("{id}", ":id"), pathname)?.params["id"];
    const data: unknown = id === undefined ? null : queries.getQueryData(recordKey(screens.entity, id));
    if (isObject(data) && isObject(data["record"])) {
      const etag = typeof data["etag"] === "string" ? data["etag"] : null;
      return { screens, record: { id, ...data["record"] } as EntityRecord, etag };
    }
  }
  return null;
}

/** Commands for the current record: the same as on its show page. */
export function useCommandsInView({ listed, goTo, ask }: RecordTargets): readonly Command[] {
  const { t } = useText();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const inView = findInView(queries, listed, pathname);
  if (inView === null) {
    return [];
  }
  const { screens, record, etag } = inView;
  const { routes, operations, archive } = screens;
  const title = recordTitle(screens, record);
  const named = (name: string, labelKey: TextKey, icon: string | null = null) => {
    const label = `${t(labelKey)} · ${title}`;
    return { id: `here.${name}`, group: "here" as const, label, icon, keys: [] };
  };
  const { edit, create } = routes;
  const from = `${create}?from=${encodeURIComponent(String(record.id))}`;
  const onIt = { screens, records: [record], etag };
  const canDuplicate = create !== null && operations.includes("get");
  return [
    ...(edit
      ? [{ ...named("edit", "crud.action.edit"), run: () => goTo(toRecordPath(edit, record.id), FROM_SHOWN) }]
      : []),
    ...(canDuplicate ? [{ ...named("duplicate", "crud.action.duplicate"), run: () => goTo(from) }] : []),
    ...screens.actions
      .filter((action) => action.on === "record" && canRun(action, record))
      .map((action) => ({
        ...named(action.name, action.labelKey, action.icon),
        run: () => ask({ ...onIt, asks: { action } }),
      })),
    ...(archive && canArchive(screens, record)
      ? [{ ...named("archive", archive.labelKey), run: () => ask({ ...onIt, asks: "archive" }) }]
      : []),
    ...(operations.includes("delete")
      ? [{ ...named("delete", "crud.action.delete"), run: () => ask({ ...onIt, asks: "delete" }) }]
      : []),
  ];
}
