import { Box } from "../../../ui/mui/box.ts";
import { Typography } from "../../../ui/mui/typography.ts";
import { type ReactNode, useId, useState } from "react";
import type { ListView } from "../../../../contract/list-views.ts";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import { useText } from "../../../i18n/use-text.ts";
import { RemovedLine, ViewLine } from "./view-line.tsx";
import type { ViewStore } from "./view-store.ts";

/** A dialog in place of the popover: for a new view, a view to edit, or a shared one to delete. */
export type Step =
  | { readonly kind: "edit"; readonly view: ListView | null }
  | { readonly kind: "remove"; readonly view: ListView };

interface ViewLinesProps {
  readonly screens: EntityScreens<MessageKey>;
  readonly store: ViewStore;
  /** Id of the view that the list is in. */
  readonly current: string | undefined;
  readonly toPath: (view: ListView) => string;
  readonly onFollow: () => void;
  readonly onStep: (step: Step) => void;
}

/** Saved views, own ones first, followed by the view that was deleted last. Shared ones are deleted after a confirmation. */
export function ViewLines({ screens, store, current, toPath, onFollow, onStep }: ViewLinesProps) {
  const { t } = useText();
  const { views, save, setDefault, remove } = store;
  const [removed, setRemoved] = useState<ListView | null>(null);
  // If the view was saved again, in this or another tab, there is no need to restore it.
  const isGone = removed !== null && !views.some(({ name, isOwn }) => isOwn && name === removed.name);
  const handleRemove = (view: ListView) => {
    if (view.isShared) {
      onStep({ kind: "remove", view });
      return;
    }
    void remove(view.id);
    setRemoved(view);
  };
  const toLine = (view: ListView) => (
    <ViewLine
      key={view.id}
      screens={screens}
      view={view}
      to={toPath(view)}
      isCurrent={view.id === current}
      onFollow={onFollow}
      onDefault={() => setDefault(view.id, !view.isDefault)}
      onEdit={() => onStep({ kind: "edit", view })}
      onRemove={() => handleRemove(view)}
    />
  );
  return (
    <>
      {views.length === 0 && !isGone ? (
        <Typography variant="body2" color="textSecondary">
          {t("find.views.none")}
        </Typography>
      ) : null}
      <Section title={t("views.mine")}>{views.filter(({ isShared }) => !isShared).map(toLine)}</Section>
      <Section title={t("views.team")}>{views.filter(({ isShared }) => isShared).map(toLine)}</Section>
      {isGone ? <RemovedLine key={removed.id} name={removed.name} onUndo={() => void save(null, removed)} /> : null}
    </>
  );
}

/** A titled group of views. Empty groups are not rendered. */
function Section({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  const id = useId();
  return children.length === 0 ? null : (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="caption" color="textSecondary">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
