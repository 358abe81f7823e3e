import { useCallback, useState } from "react";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import type { AskedQuestion } from "./command.ts";
import { useKeys } from "./use-keys.ts";

const CommandPalette = lazyComponent(async () => (await import("./command-palette.tsx")).CommandPalette);
const KeySheet = lazyComponent(async () => (await import("./key-sheet.tsx")).KeySheet);
const RecentChangesDialog = lazyComponent(
  async () => (await import("./recent-changes-dialog.tsx")).RecentChangesDialog,
);
const ActionQuestion = lazyComponent(async () => (await import("./action-question.tsx")).ActionQuestion);

export type Overlay = "palette" | "sheet" | "changes" | null;

interface KeyboardProps {
  readonly open: Overlay;
  readonly onChange: (overlay: Overlay) => void;
}

/** Keyboard shortcuts, the palette and the shortcut dialog. Each is lazy-loaded on first use. */
export function Keyboard({ open, onChange }: KeyboardProps) {
  const [chosen, setChosen] = useState<AskedQuestion | null>(null);
  useKeys({
    onPalette: useCallback(() => onChange("palette"), [onChange]),
    onSheet: useCallback(() => onChange("sheet"), [onChange]),
  });
  const close = () => onChange(null);
  return (
    <>
      {open === "palette" ? (
        <CommandPalette
          onMissing={close}
          onClose={close}
          onSheet={() => onChange("sheet")}
          onChanges={() => onChange("changes")}
          onQuestion={setChosen}
        />
      ) : null}
      {open === "sheet" ? <KeySheet onMissing={close} onClose={close} /> : null}
      {open === "changes" ? <RecentChangesDialog onMissing={close} onClose={close} /> : null}
      {chosen ? <ActionQuestion key={chosen.id} onMissing={() => setChosen(null)} {...chosen} /> : null}
    </>
  );
}
