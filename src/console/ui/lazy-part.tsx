import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useText, useTexts } from "../i18n/use-text.ts";
import { isMissingFile } from "../lib/is-missing-file.ts";
import { useLatest } from "../lib/use-latest.ts";
import { whenIdle } from "../lib/when-idle.ts";
import { useNotify } from "../notify/use-notify.ts";

interface LazyPartProps {
  /** It could not be fetched: whoever draws it can stop to, and ask again later. */
  readonly onMissing?: () => void;
}

/** What stands in the place of a part that is not here yet. */
export interface PartWaitingProps {
  /** The last fetch failed. */
  readonly isMissing: boolean;
  readonly onRetry: () => void;
}

/** A part of a page: the way to it, and the component once it is here. */
interface Part<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly fallback: ReactNode;
  readonly Waiting: ComponentType<PartWaitingProps> | null;
  component: ComponentType<Props> | null;
}

/**
 * A part of a page that is fetched when it is first drawn. Unlike React's `lazy`, a fetch that fails takes nothing down:
 * it is notified of, the page stays as it is, and the next time that the part is wanted it is fetched again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  Waiting: ComponentType<PartWaitingProps> | null = null,
): ComponentType<Props & LazyPartProps> {
  const part: Part<Props> = { load, fallback, Waiting, component: null };
  return (props) => <PartHost part={part} given={props} />;
}

/** The same for what nobody waits for: it is fetched once the page has nothing left to do. */
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
      part.component = component;
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
