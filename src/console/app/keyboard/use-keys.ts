import { useRef } from "react";
import { matchPath, useLocation, useNavigate } from "react-router-dom";
import type { ScreenRoute } from "../../../contract/screens.ts";
import { useText } from "../../i18n/use-text.ts";
import { isPageChord, isSingleKey } from "../../lib/single-key.ts";
import { usePageKey } from "../../lib/use-page-key.ts";
import { useProduct, useSignedInProduct } from "../../product.ts";
import { hasOpenWork } from "../../session/open-work.ts";
import { type GoKey, toGoKeys } from "./go-keys.ts";
import { useUndoLast } from "./use-undo-last.ts";

/** Longest pause between `g` and the letter, in ms. */
const PATIENCE_MS = 1500;

interface KeyTargets {
  readonly onPalette: () => void;
  readonly onSheet: () => void;
}

/** Global keyboard shortcuts: `g` and a letter, `n`, `?`, and Ctrl or Cmd with K or Z. */
export function useKeys({ onPalette, onSheet }: KeyTargets): void {
  const { t } = useText();
  const navigate = useNavigate();
  const { screenRoutes } = useProduct().model;
  const { menu } = useSignedInProduct();
  const { pathname } = useLocation();
  const undoLast = useUndoLast();
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY);

  const pathFor = (key: string, isBehindGo: boolean): string | null =>
    isBehindGo ? pathOfLetter(toGoKeys(t, menu), key) : key === "n" ? createPathOf(screenRoutes, pathname) : null;
  /** Returns whether the key was handled. */
  const handleSingle = (key: string, at: number): boolean => {
    const path = pathFor(key, at - goPressedAt.current < PATIENCE_MS);
    goPressedAt.current = path === null && key === "g" ? at : Number.NEGATIVE_INFINITY;
    if (path !== null) {
      void navigate(path);
    } else if (key === "?") {
      onSheet();
    }
    return path !== null || key === "?" || key === "g";
  };
  usePageKey((event) => {
    const key = event.key.toLowerCase();
    const isPalette = isPaletteKey(event, key);
    if (isPalette) {
      onPalette();
    }
    // In a form with unsaved input, Ctrl+Z would seem to undo the input.
    const isUndo = isPageChord(event, "z") && !hasOpenWork() && undoLast();
    return isPalette || isUndo || (isSingleKey(event) && handleSingle(key, event.timeStamp));
  });
}

function pathOfLetter(keys: readonly GoKey[], letter: string): string | null {
  return keys.find((key) => key.letter === letter)?.path ?? null;
}

/** Works while typing, but not over a dialog, which must be closed first. */
function isPaletteKey({ target, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent, key: string): boolean {
  const isOverDialog = target instanceof Element && target.closest("[role=dialog]") !== null;
  return key === "k" && (ctrlKey || metaKey) && !(altKey || shiftKey || repeat || isOverDialog);
}

/** Path of the create screen for the current list or record; null if there is none. */
function createPathOf(screenRoutes: readonly ScreenRoute[], pathname: string): string | null {
  const here = screenRoutes.find(({ path, screen }) => isPage(screen) && matchPath(path, pathname));
  const create = screenRoutes.find(({ entity, screen }) => entity === here?.entity && screen === "create");
  return create?.path ?? null;
}

/** Not on forms: `n` would leave the form. */
function isPage(screen: string): boolean {
  return screen === "list" || screen === "show";
}
