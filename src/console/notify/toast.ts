export type ToastKind = "success" | "info" | "warning" | "error";

/** What a caller wants said. */
export interface ToastRequest {
  readonly text: string;
  /** Default: success (spec §9). */
  readonly kind?: ToastKind;
  /** What can be done about it while it is there: to undo what it tells of. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** What it is about: what came of the last try takes the place of what came of those before. */
  readonly about?: string;
  /** How long it stays. Default: 3000 for a success (spec §9), longer for warnings and errors, which take longer to read. */
  readonly ms?: number;
}

/** A toast: a notification that is on the screen for a while. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: ToastKind;
  readonly ms: number;
  readonly action?: ToastRequest["action"];
  readonly about?: string;
  /** How often the same was said while it was there. */
  readonly times: number;
}

const MAX_TOASTS = 5;
const DEFAULT_MS = 3000;
const PROBLEM_MS = 8000;
/** Time to think about it. */
const ACTION_MS = 10_000;

function toToast({ text, kind = "success", ms, action, about }: ToastRequest, id: number): Toast {
  const defaultMs = kind === "success" || kind === "info" ? DEFAULT_MS : PROBLEM_MS;
  const standing = action === undefined ? defaultMs : ACTION_MS;
  const toast = { id, text, kind, ms: ms ?? standing, times: 1, ...(action === undefined ? {} : { action }) };
  return about === undefined ? toast : { ...toast, about };
}

/** The toasts with one more: the same text counts up in its place, and of too many the oldest goes. */
export function withToast(toasts: readonly Toast[], request: ToastRequest, id: number): readonly Toast[] {
  const toast = toToast(request, id);
  const same = toasts.find(({ text, kind }) => text === toast.text && kind === toast.kind);
  // What can be undone is another one each time.
  if (same !== undefined && same.action === undefined && toast.action === undefined) {
    return toasts.map((old) => (old === same ? { ...old, ms: toast.ms, times: old.times + 1 } : old));
  }
  const standing = toasts.filter(({ about }) => about === undefined || about !== toast.about);
  return [...standing, toast].slice(-MAX_TOASTS);
}
