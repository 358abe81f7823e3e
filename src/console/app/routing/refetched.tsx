import { type ComponentType, useEffect, useState } from "react";

type Load = () => Promise<ComponentType>;

/** Fetches a screen again, each time that it is visited. */
function Refetched({ load }: { readonly load: Load }) {
  const [fetched, setFetched] = useState<{ readonly Screen: ComponentType | null; readonly error?: unknown } | null>(
    null,
  );
  useEffect(() => {
    let isHere = true;
    load().then(
      (Screen) => isHere && setFetched({ Screen }),
      (error: unknown) => isHere && setFetched({ Screen: null, error }),
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  if (fetched === null) {
    return null;
  }
  if (fetched.Screen === null) {
    // For the boundary around it, which says what is the matter.
    throw fetched.error;
  }
  return <fetched.Screen />;
}

/**
 * A screen's code that is fetched when it is first visited, and again where that failed. The router itself shows nothing
 * at all in the place of a screen without a loader whose code did not come, and keeps every failure for good.
 */
export function refetched(load: Load): Load {
  return async () => {
    try {
      return await load();
    } catch {
      return () => <Refetched load={load} />;
    }
  };
}
