import { type ComponentType, useEffect, useState } from "react";

type Load = () => Promise<ComponentType>;

/** Loads a screen again on each visit. */
function LoadOnVisit({ load }: { readonly load: Load }) {
  const [fetched, setFetched] = useState<{ readonly Screen: ComponentType | null; readonly error?: unknown } | null>(
    null,
  );
  useEffect(() => {
    let isMounted = true;
    load().then(
      (Screen) => isMounted && setFetched({ Screen }),
      (error: unknown) => isMounted && setFetched({ Screen: null, error }),
    );
    return () => {
      isMounted = false;
    };
  }, [load]);
  if (fetched === null) {
    return null;
  }
  if (fetched.Screen === null) {
    // Rethrow for the error boundary around it.
    throw fetched.error;
  }
  return <fetched.Screen />;
}

/**
 * Lazy-loads a screen on the first visit, and retries after a failure. The router alone would cache the failure and
 * render nothing.
 */
export function withLoadRetry(load: Load): Load {
  return async () => {
    try {
      return await load();
    } catch {
      return () => <LoadOnVisit load={load} />;
    }
  };
}
