import { useQuery } from "@tanstack/react-query";
import { useAbilities } from "../../data/abilities.ts";
import { useAuditCalls } from "../../data/backend-contexts.ts";
import { entityKey } from "../../data/query-keys.ts";
import { dateLocale, formatDateTime } from "../../fields/date-text.ts";
import { useText } from "../../i18n/use-text.ts";

export interface DeletionTextProps {
  readonly entity: string;
  readonly id: string;
}

/** Explains a missing record: who deleted it and when, if the audit log contains it; otherwise a generic text. */
export function DeletionText({ entity, id }: DeletionTextProps) {
  const { t } = useText();
  const { audit } = useAbilities();
  const calls = useAuditCalls();
  const { data } = useQuery({
    queryKey: [...entityKey(entity), "history", id, "deletion"],
    enabled: audit,
    queryFn: ({ signal }) =>
      calls.list({ page: 1, pageSize: 1, filters: { entity, recordId: id, action: "delete" } }, { signal }),
    retry: false,
  });
  const [deletion] = data?.rows ?? [];
  if (!deletion) {
    return t("crud.notFound.text");
  }
  const { username, title, at } = deletion;
  return t(title === undefined ? "history.deletedBy" : "history.deletedNamedBy", {
    who: username ?? t("history.nobody"),
    title: title ?? "",
    when: formatDateTime(at, dateLocale()),
  });
}
