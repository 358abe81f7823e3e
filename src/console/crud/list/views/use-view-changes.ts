import { useMemo } from "react";
import type { ListView, ViewContent } from "../../../../contract/list-views.ts";
import { useTransport } from "../../../data/backend-contexts.ts";
import { useBackendMutation } from "../../../data/use-backend-mutation.ts";
import { createViewCalls } from "../../../data/view-calls.ts";
import { useText } from "../../../i18n/use-text.ts";
import { readViews, saveViews } from "../state/saved-views.ts";
import { viewsKey } from "../state/team-views.ts";
import type { ViewInput } from "./view-dialog.tsx";

/** Calls that change the saved views of a list. A failure is reported, and the views stay as they were. */
export function useViewChanges(entity: string) {
  const { t } = useText();
  const transport = useTransport();
  const calls = useMemo(() => createViewCalls(transport), [transport]);
  const toInvalidate = () => ({ queryKey: viewsKey(entity) });
  const onAnswer = () => [{ text: t("find.views.saved") }];
  const save = useBackendMutation({
    call: async ({ view, input, search }: SavedInput) => {
      const { isDefault, ...content } = { ...input, search };
      const saved = view
        ? await calls.change(view.id, toContent(content))
        : await calls.add({ ...toContent(content), list: entity });
      return saved.isDefault === isDefault ? saved : await calls.setDefault(saved.id, isDefault);
    },
    onAnswer,
    toInvalidate,
  });
  const setDefault = useBackendMutation({
    call: ({ id, isDefault }: ListView) => calls.setDefault(id, !isDefault),
    toInvalidate,
  });
  const remove = useBackendMutation({
    call: async ({ id }: ListView) => {
      await calls.remove(id);
    },
    toInvalidate,
  });
  const takeOver = useBackendMutation({
    // One after another, so that those that were taken over are gone from the browser even if a later one fails.
    call: async () => {
      for (const view of readViews(entity)) {
        const { name, search, isDefault } = view;
        const added = await calls.add({ ...PRIVATE, list: entity, name, search });
        if (isDefault) {
          await calls.setDefault(added.id, true);
        }
        saveViews(
          entity,
          readViews(entity).filter((each) => each.name !== name),
        );
      }
    },
    onAnswer,
    toInvalidate,
  });
  return { save, setDefault, remove, takeOver };
}

interface SavedInput {
  /** View to change; null to add one. */
  readonly view: ListView | null;
  readonly input: ViewInput;
  readonly search: string;
}

const PRIVATE = { note: "", isShared: false, isTeamDefault: false } as const;

/** Only the fields that a request has. */
function toContent({ name, search, note, isShared, isTeamDefault }: ViewContent): ViewContent {
  return { name, search, note, isShared, isTeamDefault };
}
