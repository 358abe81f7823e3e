import { useQueries } from "@tanstack/react-query";
import { useCallback } from "react";
import { holds, pathsOf, type RuleDescriptor } from "../../../contract/predicate.ts";
import type { MessageKey } from "../../../contract/register.ts";
import type { EntityScreens } from "../../../contract/screens.ts";
import type { RecordId } from "../../../contract/transport.ts";
import { useClient } from "../../data/backend-contexts.ts";
import { entityClient } from "../../data/entity-client.ts";
import { loadRecord } from "../../data/label-records.ts";
import { recordKey } from "../../data/query-keys.ts";
import { useFormValue } from "../../fields/form-context.ts";
import type { FormData } from "../../fields/form-store.ts";
import { ruleText } from "../../fields/rule-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { Notice } from "../../ui/notice.tsx";

interface RuleWarningsProps {
  readonly screens: EntityScreens<MessageKey>;
}

/** What a form's record does that a rule warns of, as it is typed: it is said, and does not keep it from being saved. */
export function RuleWarnings({ screens }: RuleWarningsProps) {
  const rules = (screens.rules ?? []).filter(({ severity }) => severity === "warn");
  return rules.length === 0 ? null : <Warnings screens={screens} rules={rules} />;
}

function Warnings({ screens, rules }: RuleWarningsProps & { readonly rules: readonly RuleDescriptor[] }) {
  const { t } = useText();
  const data = useFormValue(useCallback((all: FormData) => all, []));
  const related = useRelatedValues(screens, rules, data);
  const read = (path: string) => (path.includes(".") ? related.get(path) : data[path]);
  const broken = rules.filter(({ never }) => never !== null && holds(never, read));
  return (
    <div role="status">
      {broken.map(({ name }) => (
        <Notice key={name} tone="warning">
          {ruleText(t, screens.entity, name)}
        </Notice>
      ))}
    </div>
  );
}

/** The values of related records that the rules ask for, by their paths; absent until they are here. */
function useRelatedValues(
  { fields }: RuleWarningsProps["screens"],
  rules: readonly RuleDescriptor[],
  data: FormData,
): ReadonlyMap<string, unknown> {
  const client = useClient();
  const wanted = rules
    .flatMap(({ never }) => (never === null ? [] : pathsOf(never)))
    .flatMap((path) => {
      const [own = "", other = ""] = path.split(".");
      const entity = fields[own]?.relation?.entity;
      const id = data[own];
      return other !== "" && entity !== undefined && isId(id) ? [{ path, other, entity, id }] : [];
    });
  // Several rules may ask of the same record.
  const distinct = [...new Map(wanted.map((each) => [`${each.entity} ${each.id}`, each])).values()];
  const records = useQueries({
    queries: distinct.map(({ entity, id }) => ({
      queryKey: recordKey(entity, id),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        loadRecord(entityClient(client, entity).get?.(id, { signal })),
      staleTime: 60_000,
      retry: false,
    })),
  });
  const found = new Map(distinct.map(({ entity, id }, index) => [`${entity} ${id}`, records[index]?.data?.record]));
  return new Map(wanted.map(({ path, other, entity, id }) => [path, found.get(`${entity} ${id}`)?.[other]]));
}

function isId(value: unknown): value is RecordId {
  return (typeof value === "string" && value !== "") || typeof value === "number";
}
