import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isObject } from "../../lib/json-object.ts";

/** Leaves a form: navigates back, or replaces it with `fallback` if the form was the first page of the visit. */
export function useStepBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    // The key `default` marks the first page of a visit; going back would leave the console.
    void (key === "default" ? navigate(fallback, { replace: true }) : navigate(-1));
  }, [navigate, key, fallback]);
}

/**
 * Leaves a saved form to `path`. If the form was opened from that page (`FROM_SHOWN`), navigates back to avoid a
 * duplicate history entry.
 */
export function useStepOn(path: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isBehind = isObject(state) && state["isFromShown"] === true;
  return useCallback(
    () => void (isBehind ? navigate(-1) : navigate(path, { replace: true })),
    [navigate, isBehind, path],
  );
}
