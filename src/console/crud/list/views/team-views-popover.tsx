import { Box } from "../../../ui/mui/box.ts";
import { Button } from "../../../ui/mui/button.ts";
import { Popover } from "../../../ui/mui/popover.ts";
import { Typography } from "../../../ui/mui/typography.ts";
import { type ReactNode, useId, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { ListView } from "../../../../contract/list-views.ts";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import { useDirection } from "../../../i18n/use-direction.ts";
import { useText } from "../../../i18n/use-text.ts";
import { toOriginPath } from "../../../lib/base-path.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { menuOrigins } from "../../../ui/menu-origins.ts";
import type { ListState } from "../../query/list-state.ts";
import { readViews } from "../state/saved-views.ts";
import { originOf, useTeamViews } from "../state/team-views.ts";
import { TeamViewLine } from "./team-view-line.tsx";
import { useViewChanges } from "./use-view-changes.ts";
import { ViewDialog, type ViewInput } from "./view-dialog.tsx";
import { toViewSearch } from "./view-search.ts";

interface TeamViewsPopoverProps {
  readonly screens: EntityScreens<MessageKey>;
  /** Current state of the list. */
  readonly state: ListState;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** A dialog in place of the popover: for a new view, a view to edit, or one to delete. */
type Step =
  | { readonly kind: "edit"; readonly view: ListView | null }
  | { readonly kind: "remove"; readonly view: ListView };

/** Views that the backend stores: one's own and the team's. The owner saves changes of the list to the view it came from. */
export function TeamViewsPopover({ screens, state, anchor, onClose }: TeamViewsPopoverProps) {
  const { t } = useText();
  const id = useId();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const { views } = useTeamViews(screens.entity);
  const changes = useViewChanges(screens.entity);
  const { setDefault, takeOver } = changes;
  const [step, setStep] = useState<Step | null>(null);
  const search = toViewSearch(screens, state);
  const { saveView, saveCurrentState } = useSaveView({ save: changes.save, search, onClose });
  const origin = originOf(params, views);
  const kept = readViews(screens.entity).length;
  const isChanged = origin !== undefined && params.size > 1 && origin.search !== search;
  const toLine = (view: ListView) => (
    <TeamViewLine
      key={view.id}
      screens={screens}
      view={view}
      path={pathname}
      isCurrent={view.id === origin?.id}
      onFollow={onClose}
      onDefault={() => void setDefault.run(view)}
      onEdit={() => setStep({ kind: "edit", view })}
      onRemove={() => setStep({ kind: "remove", view })}
    />
  );
  return (
    <>
      <Popover
        open={step === null}
        anchorEl={anchor}
        onClose={onClose}
        {...menuOrigins(useDirection(), "start")}
        slotProps={{ paper: { role: "dialog", "aria-labelledby": id } }}
      >
        <Box sx={BOX}>
          <Typography id={id} variant="subtitle2">
            {t("find.views.label")}
          </Typography>
          {views.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              {t("find.views.none")}
            </Typography>
          ) : null}
          <Section title={t("views.mine")}>{views.filter(({ isShared }) => !isShared).map(toLine)}</Section>
          <Section title={t("views.team")}>{views.filter(({ isShared }) => isShared).map(toLine)}</Section>
          {origin?.mayEdit && isChanged ? (
            <Button variant="outlined" loading={changes.save.isPending} onClick={() => void saveCurrentState(origin)}>
              {t("views.update", { name: origin.name })}
            </Button>
          ) : null}
          <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
            <Button onClick={() => setStep({ kind: "edit", view: null })}>{t("find.views.save")}</Button>
            <CopyButton
              text={`${window.location.origin}${toOriginPath(pathname)}?${search}`}
              label={t("find.views.copy")}
            />
          </Box>
          {kept > 0 ? (
            <Button loading={takeOver.isPending} onClick={() => void takeOver.run(undefined)}>
              {t("views.takeOver", { count: kept })}
            </Button>
          ) : null}
        </Box>
      </Popover>
      <Dialogs
        step={step}
        views={views}
        changes={changes}
        onSave={(view, input) => void saveView(view, input)}
        onBack={() => setStep(null)}
        onClose={onClose}
      />
    </>
  );
}

interface SaveOptions extends Pick<ReturnType<typeof useViewChanges>, "save"> {
  /** Current state of the list. */
  readonly search: string;
  readonly onClose: () => void;
}

/** Saves a view and closes the popover. Then the address names the view if the list has its state. */
function useSaveView({ save, search, onClose }: SaveOptions) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const saveAs = async (given: Parameters<typeof save.run>[0], isShown: boolean) => {
    const saved = await save.run(given);
    if (saved) {
      onClose();
      if (isShown) {
        void navigate(`${pathname}?view=${saved.id}`, { replace: true });
      }
    }
  };
  return {
    /** Saves what the user entered about a view; null for a new view of the current state. */
    saveView: (view: ListView | null, input: ViewInput) =>
      saveAs({ view, input, search: view?.search ?? search }, view === null),
    /** Replaces the state of a view by the current one. */
    saveCurrentState: (view: ListView) => saveAs({ view, input: view, search }, true),
  };
}

const BOX = {
  p: 2,
  display: "grid",
  // Truncate long names to keep the buttons visible.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 1,
  justifyItems: "start",
  "& > *": { width: "100%" },
  "& > button": { width: "auto" },
  minWidth: 300,
  maxWidth: "min(440px, 90vw)",
} as const;

interface DialogsProps {
  readonly step: Step | null;
  readonly views: readonly ListView[];
  readonly changes: ReturnType<typeof useViewChanges>;
  readonly onSave: (view: ListView | null, input: ViewInput) => void;
  /** Returns to the list of views. */
  readonly onBack: () => void;
  readonly onClose: () => void;
}

function Dialogs({ step, views, changes: { save, remove }, onSave, onBack, onClose }: DialogsProps) {
  const { t } = useText();
  if (step === null) {
    return null;
  }
  const { view } = step;
  return step.kind === "edit" ? (
    <ViewDialog
      view={view}
      views={views}
      isBusy={save.isPending}
      onClose={view ? onBack : onClose}
      onSave={(input) => onSave(view, input)}
    />
  ) : (
    <ConfirmDialog
      open
      danger
      busy={remove.isPending}
      title={t("views.removeTitle", { name: step.view.name })}
      text={t(step.view.isShared ? "views.removeShared" : "views.removeText")}
      confirmLabel={t("views.removeSubmit")}
      onConfirm={() => void remove.run(step.view).then(onBack)}
      onClose={onBack}
    />
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
