import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** The way out of a form: back to where it was opened from; where it was opened by its address, to `fallback` in its place. */
export function useStepBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    // The first page of a visit has nothing behind it that is ours.
    void (key === "default" ? navigate(fallback, { replace: true }) : navigate(-1));
  }, [navigate, key, fallback]);
}
