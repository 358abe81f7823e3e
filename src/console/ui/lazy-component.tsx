import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useText, useTexts } from "../i18n/use-text.ts";
import { isMissingFile } from "../lib/is-missing-file.ts";
import { useLatest } from "../lib/use-latest.ts";
import { whenIdle } from "../lib/when-idle.ts";
import { useNotify } from "../notify/use-notify.ts";
import { loadPossiblyThemed } from "../theme/load-themed.tsx";

export interface LazyPartProps {
  /** Called if loading failed. The parent can unmount it and try again later. */
  readonly onMissing?: () => void;
}

/** Props of the component that is rendered while a part loads. */
export interface PartWaitingProps {
  /** Whether the last attempt to load failed. */
  readonly isMissing: boolean;
  readonly onRetry: () => void;
}

/** A lazy-loaded component: its loader, and the component once loaded. */
interface Part<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly fallback: ReactNode;
  readonly Waiting: ComponentType<PartWaitingProps> | null;
  component: ComponentType<Props> | null;
}

/**
 * Lazy-loads a component on first render, with MUI's theme if its code uses MUI. Unlike React's `lazy`, a failure does
 * not throw: it shows a notification, the page stays, and the next mount tries again.
 *
 * @example
 * const ChartPanel = lazyPart(async () => (await import("./chart-panel.tsx")).ChartPanel);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  Waiting: ComponentType<PartWaitingProps> | null = null,
): ComponentType<Props & LazyPartProps> {
  const part: Part<Props> = { load: () => loadPossiblyThemed(load), fallback, Waiting, component: null };
  return (props) => <PartHost part={part} given={props} />;
}

/** Lazy-loads an optional component once the page is idle. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazyPart(load);
  return (props) => {
    const [isAtRest, setAtRest] = useState(false);
    useEffect(() => whenIdle(() => setAtRest(true)), []);
    return isAtRest ? <Part {...props} /> : null;
  };
}

interface PartHostProps<Props> {
  readonly part: Part<Props>;
  readonly given: Props & LazyPartProps;
}

function PartHost<Props extends object>({ part, given }: PartHostProps<Props>) {
  const { t } = useText();
  const texts = useTexts();
  const { notify } = useNotify();
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const [isLoaded, setLoaded] = useState(part.component !== null);
  const latest = useLatest({ onMissing: given.onMissing, t, notify });
  useEffect(() => {
    if (isLoaded) {
      return;
    }
    let isHere = true;
    const fetchPart = async () => {
      const [component] = await Promise.all([part.load(), texts.loadAllTexts()]);
      // Another host of the part may have loaded it first; a second component would remount the first.
      part.component ??= component;
      if (isHere) {
        setLoaded(true);
      }
    };
    const handleFailure = (error: unknown) => {
      if (isHere) {
        setMissing(true);
        const text = latest.current.t(isMissingFile(error) ? "shell.error.network" : "shell.error.stray");
        latest.current.notify({ kind: "error", text });
        latest.current.onMissing?.();
      }
    };
    setMissing(false);
    const handleOnline = () => setAttempt(attempt + 1);
    window.addEventListener("online", handleOnline);
    fetchPart().catch(handleFailure);
    return () => {
      isHere = false;
      window.removeEventListener("online", handleOnline);
    };
  }, [part, attempt, isLoaded, texts]);
  const Loaded = part.component;
  if (Loaded !== null) {
    return <Loaded {...given} />;
  }
  const { Waiting } = part;
  return Waiting ? <Waiting isMissing={isMissing} onRetry={() => setAttempt(attempt + 1)} /> : part.fallback;
}
