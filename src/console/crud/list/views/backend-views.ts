import { useMemo } from "react";
import type { ViewContent } from "../../../../contract/list-views.ts";
import { useTransport } from "../../../data/backend-contexts.ts";
import { useBackendMutation } from "../../../data/use-backend-mutation.ts";
import { createViewCalls } from "../../../data/view-calls.ts";
import { useText } from "../../../i18n/use-text.ts";
import { useTeamViews, viewsKey } from "../state/team-views.ts";
import type { ViewInput, ViewStore } from "./view-store.ts";

/** Views of a list that the backend stores. A failure is reported, and the views stay as they were. */
export function useBackendViews(entity: string): ViewStore {
  const { t } = useText();
  const { views } = useTeamViews(entity);
  const transport = useTransport();
  const calls = useMemo(() => createViewCalls(transport), [transport]);
  const toInvalidate = () => ({ queryKey: viewsKey(entity) });
  const save = useBackendMutation({
    call: async ({ id, input }: { readonly id: string | null; readonly input: ViewInput }) => {
      const content = toContent(input);
      const saved = await (id === null ? calls.add({ ...content, list: entity }) : calls.change(id, content));
      if (saved.isDefault !== input.isDefault) {
        await calls.setDefault(saved.id, input.isDefault);
      }
      return saved.id;
    },
    onAnswer: () => [{ text: t("find.views.saved") }],
    toInvalidate,
  });
  const setDefault = useBackendMutation({
    call: ([id, isDefault]: Parameters<ViewStore["setDefault"]>) => calls.setDefault(id, isDefault),
    keyOf: String,
    toInvalidate,
  });
  const remove = useBackendMutation({ call: calls.remove, keyOf: String, toInvalidate });
  return {
    views,
    isBusy: save.isPending || remove.isPending,
    save: (id, input) => save.run({ id, input }),
    setDefault: (...given) => void setDefault.run(given),
    remove: remove.run,
  };
}

/** Only the fields that a request has. */
function toContent({ name, search, note, isShared, isTeamDefault }: ViewContent): ViewContent {
  return { name, search, note, isShared, isTeamDefault };
}
