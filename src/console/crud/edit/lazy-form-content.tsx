import { type ComponentType, useEffect, useLayoutEffect, useRef } from "react";
import { useFormScope } from "../../fields/form-context.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { lazyComponent, type WaitingProps } from "../../ui/lazy-component.tsx";

/**
 * Registers a hook that runs before a save. To cancel the save, it shows the reason and resolves to false.
 *
 * @example
 * useBeforeSave(async () => window.confirm(t("product.saveAnyway")));
 */
export function useBeforeSave(agree: () => Promise<boolean>): void {
  const { store } = useFormScope();
  const latest = useLatest(agree);
  useLayoutEffect(() => {
    const ask = () => latest.current();
    store.beforeSave.add(ask);
    return () => void store.beforeSave.delete(ask);
  }, [store]);
}

/** Delays a save until the chunk has loaded, because it may register save hooks. A load error cancels the save. */
function HoldSave({ isMissing, onRetry }: WaitingProps) {
  const settle = useRef<((isAgreed: boolean) => void) | null>(null);
  useBeforeSave(() => {
    if (isMissing) {
      onRetry();
    }
    return new Promise((resolve) => {
      settle.current = resolve;
    });
  });
  useEffect(() => {
    if (isMissing) {
      settle.current?.(false);
    }
  }, [isMissing]);
  useLayoutEffect(() => () => settle.current?.(true), []);
  return null;
}

const parts = new WeakMap<object, ComponentType>();

/** Lazy-loads a part of a form. A save is delayed until the part has loaded. Memoized by `load`. */
export function lazyFormContent(load: () => Promise<ComponentType>): ComponentType {
  const part = parts.get(load) ?? lazyComponent(load, null, HoldSave);
  parts.set(load, part);
  return part;
}
