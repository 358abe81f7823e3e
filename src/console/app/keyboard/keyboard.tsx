import { lazy, Suspense, useCallback, useState } from "react";
import type { CollectionAction } from "./commands.ts";
import { useKeys } from "./use-keys.ts";

const CommandPalette = lazy(async () => ({ default: (await import("./command-palette.tsx")).CommandPalette }));
const KeySheet = lazy(async () => ({ default: (await import("./key-sheet.tsx")).KeySheet }));
const ActionQuestion = lazy(async () => ({ default: (await import("./action-question.tsx")).ActionQuestion }));

export type Overlay = "palette" | "sheet" | null;

interface KeyboardProps {
  readonly open: Overlay;
  readonly onChange: (overlay: Overlay) => void;
}

/** The console's keys, and what they open; each part is fetched when it is first asked for. */
export function Keyboard({ open, onChange }: KeyboardProps) {
  const [chosen, setChosen] = useState<CollectionAction | null>(null);
  useKeys({
    onPalette: useCallback(() => onChange("palette"), [onChange]),
    onSheet: useCallback(() => onChange("sheet"), [onChange]),
  });
  const close = () => onChange(null);
  return (
    <Suspense fallback={null}>
      {open === "palette" ? (
        <CommandPalette onClose={close} onSheet={() => onChange("sheet")} onAction={setChosen} />
      ) : null}
      {open === "sheet" ? <KeySheet onClose={close} /> : null}
      {chosen ? <ActionQuestion key={chosen.id} {...chosen} /> : null}
    </Suspense>
  );
}
