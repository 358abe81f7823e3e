import { Box } from "../../../ui/mui/box.ts";
import { Button } from "../../../ui/mui/button.ts";
import { Popover } from "../../../ui/mui/popover.ts";
import { Typography } from "../../../ui/mui/typography.ts";
import { useId, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { MessageKey } from "../../../../contract/register.ts";
import type { EntityScreens } from "../../../../contract/screens.ts";
import { useAbilities } from "../../../data/abilities.ts";
import { useDirection } from "../../../i18n/use-direction.ts";
import { useText } from "../../../i18n/use-text.ts";
import { toOriginPath } from "../../../lib/base-path.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { menuOrigins } from "../../../ui/menu-origins.ts";
import type { ListState } from "../../query/list-state.ts";
import { isStorageVolatile } from "../state/saved-views.ts";
import { originOf } from "../state/team-views.ts";
import { useBackendViews } from "./backend-views.ts";
import { useBrowserViews } from "./browser-views.ts";
import { ViewDialog } from "./view-dialog.tsx";
import { type Step, ViewLines } from "./view-lines.tsx";
import { toViewPath, toViewSearch } from "./view-search.ts";
import type { ViewInput, ViewStore } from "./view-store.ts";

interface ViewsPopoverProps {
  readonly screens: EntityScreens<MessageKey>;
  /** Current state of the list. */
  readonly state: ListState;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Saved views of a list: opens, edits, deletes and adds views, and copies the link of the current state. */
export function ViewsPopover({ screens, state, anchor, onClose }: ViewsPopoverProps) {
  const { t } = useText();
  const id = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const { isInBrowser, store, kept, takeOver } = useViewStore(screens.entity);
  const [step, setStep] = useState<Step | null>(null);
  const search = toViewSearch(screens, state);
  const origin = isInBrowser ? undefined : originOf(params, store.views);
  const isChanged = origin !== undefined && params.size > 1 && origin.search !== search;
  /** Saves the current state and closes the popover. The address then names the view that the backend stores. */
  const saveState = async (viewId: string | null, input: ViewInput) => {
    const saved = await store.save(viewId, { ...input, search });
    if (saved === undefined) {
      return;
    }
    onClose();
    if (!isInBrowser) {
      void navigate(`${pathname}?view=${saved}`, { replace: true });
    }
  };
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
          <ViewLines
            screens={screens}
            store={store}
            current={origin?.id}
            toPath={(view) => (isInBrowser ? toViewPath(pathname, view) : `${pathname}?view=${view.id}`)}
            onFollow={onClose}
            onStep={setStep}
          />
          {origin?.mayEdit && isChanged ? (
            <Button variant="outlined" loading={store.isBusy} onClick={() => void saveState(origin.id, origin)}>
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
          {isInBrowser ? (
            <Typography variant="caption" color="textSecondary">
              {t(isStorageVolatile() ? "find.columns.unkept" : "find.columns.kept")}
            </Typography>
          ) : null}
          {kept > 0 ? (
            <Button loading={store.isBusy} onClick={() => void takeOver()}>
              {t("views.takeOver", { count: kept })}
            </Button>
          ) : null}
        </Box>
      </Popover>
      <Dialogs step={step} store={store} onSaveState={saveState} onBack={() => setStep(null)} onClose={onClose} />
    </>
  );
}

/** The views that the backend stores if it can, otherwise those of the browser. */
function useViewStore(entity: string) {
  const isInBrowser = !useAbilities().sharedViews;
  const browser = useBrowserViews(entity);
  const backend = useBackendViews(entity);
  return {
    isInBrowser,
    store: isInBrowser ? browser : backend,
    /** Number of views of the browser that the backend could store. */
    kept: isInBrowser ? 0 : browser.views.length,
    takeOver: async () => {
      // One after another, so that those that were taken over are gone from the browser even if a later one fails.
      for (const view of browser.views) {
        if ((await backend.save(null, view)) === undefined) {
          return;
        }
        await browser.remove(view.id);
      }
    },
  };
}

interface DialogsProps {
  readonly step: Step | null;
  readonly store: ViewStore;
  readonly onSaveState: (viewId: string | null, input: ViewInput) => Promise<void>;
  /** Returns to the list of views. */
  readonly onBack: () => void;
  readonly onClose: () => void;
}

function Dialogs({ step, store: { views, isBusy, save, remove }, onSaveState, onBack, onClose }: DialogsProps) {
  const { t } = useText();
  if (step === null) {
    return null;
  }
  const { view } = step;
  return step.kind === "edit" ? (
    <ViewDialog
      view={view}
      views={views}
      isBusy={isBusy}
      onClose={view ? onBack : onClose}
      onSave={async (id, input) => {
        if (view === null) {
          await onSaveState(id, input);
        } else if ((await save(id, input)) !== undefined) {
          onBack();
        }
      }}
    />
  ) : (
    <ConfirmDialog
      open
      danger
      busy={isBusy}
      title={t("views.removeTitle", { name: step.view.name })}
      text={t("views.removeShared")}
      confirmLabel={t("views.removeSubmit")}
      onConfirm={() => void remove(step.view.id).then(onBack)}
      onClose={onBack}
    />
  );
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
