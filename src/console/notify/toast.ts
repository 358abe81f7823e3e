export type ToastKind = "success" | "info" | "warning" | "error";

/** A notification to show. */
export interface ToastRequest {
  readonly text: string;
  /** Default: success (spec §9). */
  readonly kind?: ToastKind;
  /** Action of the notification, such as undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Subject of the notification. A new one replaces earlier ones with the same subject. */
  readonly about?: string;
  /** Duration in ms. Default: 3000 for a success (spec §9), more for warnings and errors, which take longer to read. */
  readonly ms?: number;
}

/** A notification that is currently displayed. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: ToastKind;
  readonly ms: number;
  readonly action?: ToastRequest["action"];
  readonly about?: string;
  /** Number of repetitions while it was displayed. */
  readonly times: number;
}

const MAX_TOASTS = 5;
const DEFAULT_MS = 3000;
const PROBLEM_MS = 8000;
/** Duration of notifications with an action, in ms. */
const ACTION_MS = 10_000;

function toToast({ text, kind = "success", ms, action, about }: ToastRequest, id: number): Toast {
  const defaultMs = kind === "success" || kind === "info" ? DEFAULT_MS : PROBLEM_MS;
  const standing = action === undefined ? defaultMs : ACTION_MS;
  const toast = { id, text, kind, ms: ms ?? standing, times: 1, ...(action === undefined ? {} : { action }) };
  return about === undefined ? toast : { ...toast, about };
}

/** Adds a toast. The same text increments the existing one's count; beyond the limit, the oldest is removed. */
export function withToast(toasts: readonly Toast[], request: ToastRequest, id: number): readonly Toast[] {
  const toast = toToast(request, id);
  const same = toasts.find(({ text, kind }) => text === toast.text && kind === toast.kind);
  // Do not merge toasts with actions: each action undoes something different.
  if (same !== undefined && same.action === undefined && toast.action === undefined) {
    return toasts.map((old) => (old === same ? { ...old, ms: toast.ms, times: old.times + 1 } : old));
  }
  const standing = toasts.filter(({ about }) => about === undefined || about !== toast.about);
  return [...standing, toast].slice(-MAX_TOASTS);
}
