import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isObject } from "../../lib/json-object.ts";

/** The way out of a form: back to where it was opened from; where it was opened by its address, to `fallback` in its place. */
export function useStepBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    // The first page of a visit has nothing behind it that is ours.
    void (key === "default" ? navigate(fallback, { replace: true }) : navigate(-1));
  }, [navigate, key, fallback]);
}

/** The way on from a form that has saved; from that page (`FROM_SHOWN`), back to it, so that it stands there once. */
export function useStepOn(path: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isBehind = isObject(state) && state["isFromShown"] === true;
  return useCallback(
    () => void (isBehind ? navigate(-1) : navigate(path, { replace: true })),
    [navigate, isBehind, path],
  );
}
