import { type ComponentType, useEffect, useLayoutEffect, useRef } from "react";
import { useFormScope } from "../../fields/form-context.ts";
import { useLatest } from "../../lib/use-latest.ts";
import { loadPossiblyThemed } from "../../theme/load-themed.tsx";
import { lazyPart, type PartWaitingProps } from "../../ui/lazy-part.tsx";

/** Asked before the form is saved: what it answers false to is not saved, and has said why. */
export function useBeforeSave(agree: () => Promise<boolean>): void {
  const { store } = useFormScope();
  const latest = useLatest(agree);
  useLayoutEffect(() => {
    const ask = () => latest.current();
    store.beforeSave.add(ask);
    return () => void store.beforeSave.delete(ask);
  }, [store]);
}

/** A save waits for the part, which may have something to bring along; where the part cannot be had, nothing is saved. */
function HoldSave({ isMissing, onRetry }: PartWaitingProps) {
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

/** A part of a form that is fetched when the form is drawn, and without which the form is not saved; made once a way. */
export function lazyFormContent(load: () => Promise<ComponentType>): ComponentType {
  const part = parts.get(load) ?? lazyPart(() => loadPossiblyThemed(load), null, HoldSave);
  parts.set(load, part);
  return part;
}
