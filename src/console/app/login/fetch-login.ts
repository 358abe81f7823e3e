import type { ComponentType } from "react";

/** Lazy-loads the sign-in page, which needs no router. */
export async function fetchLogin(): Promise<ComponentType> {
  return (await import("./login-screen.tsx")).LoginScreen;
}
