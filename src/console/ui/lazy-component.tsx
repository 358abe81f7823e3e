import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useText, useTexts } from "../i18n/use-text.ts";
import { isMissingFile } from "../lib/is-missing-file.ts";
import { useLatest } from "../lib/use-latest.ts";
import { whenIdle } from "../lib/when-idle.ts";
import { useNotify } from "../notify/use-notify.ts";
import { loadPossiblyThemed } from "../theme/load-themed.tsx";

export interface LazyComponentProps {
  /** Called if loading failed. The parent can unmount it and try again later. */
  readonly onMissing?: () => void;
}

/** Props of the component that is rendered while the code loads. */
export interface WaitingProps {
  /** Whether the last attempt to load failed. */
  readonly isMissing: boolean;
  readonly onRetry: () => void;
}

/** A lazy-loaded component: its loader, and the component once loaded. */
interface Lazy<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly fallback: ReactNode;
  readonly Waiting: ComponentType<WaitingProps> | null;
  component: ComponentType<Props> | null;
}

/**
 * Lazy-loads a component on first render, with MUI's theme if its code uses MUI. Unlike React's `lazy`, a failure does
 * not throw: it shows a notification, the page stays, and the next mount tries again.
 *
 * @example
 * const ChartPanel = lazyComponent(async () => (await import("./chart-panel.tsx")).ChartPanel);
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  Waiting: ComponentType<WaitingProps> | null = null,
): ComponentType<Props & LazyComponentProps> {
  const lazy: Lazy<Props> = { load: () => loadPossiblyThemed(load), fallback, Waiting, component: null };
  return (props) => <LazyHost lazy={lazy} given={props} />;
}

/** Lazy-loads an optional component once the page is idle. */
export function idleComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Lazy = lazyComponent(load);
  return (props) => {
    const [isAtRest, setAtRest] = useState(false);
    useEffect(() => whenIdle(() => setAtRest(true)), []);
    return isAtRest ? <Lazy {...props} /> : null;
  };
}

interface LazyHostProps<Props> {
  readonly lazy: Lazy<Props>;
  readonly given: Props & LazyComponentProps;
}

function LazyHost<Props extends object>({ lazy, given }: LazyHostProps<Props>) {
  const { t } = useText();
  const texts = useTexts();
  const { notify } = useNotify();
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const [isLoaded, setLoaded] = useState(lazy.component !== null);
  const latest = useLatest({ onMissing: given.onMissing, t, notify });
  useEffect(() => {
    if (isLoaded) {
      return;
    }
    let isMounted = true;
    const fetchComponent = async () => {
      const [component] = await Promise.all([lazy.load(), texts.loadAllTexts()]);
      // Another place that renders it may have loaded it first; a second component would remount the first.
      lazy.component ??= component;
      if (isMounted) {
        setLoaded(true);
      }
    };
    const handleFailure = (error: unknown) => {
      if (isMounted) {
        setMissing(true);
        const text = latest.current.t(isMissingFile(error) ? "shell.error.network" : "shell.error.stray");
        latest.current.notify({ kind: "error", text });
        latest.current.onMissing?.();
      }
    };
    setMissing(false);
    const handleOnline = () => setAttempt(attempt + 1);
    window.addEventListener("online", handleOnline);
    fetchComponent().catch(handleFailure);
    return () => {
      isMounted = false;
      window.removeEventListener("online", handleOnline);
    };
  }, [lazy, attempt, isLoaded, texts]);
  const Loaded = lazy.component;
  if (Loaded !== null) {
    return <Loaded {...given} />;
  }
  const { Waiting } = lazy;
  return Waiting ? <Waiting isMissing={isMissing} onRetry={() => setAttempt(attempt + 1)} /> : lazy.fallback;
}
