import { createContext, use } from "react";
import type { AppConfig } from "../../contract/app-config.ts";
import type { Texts } from "../i18n/texts.ts";
import type { LoginGate } from "../session/login-gate.ts";
import type { Session } from "../session/session.ts";

/** What a running console is made of. */
export interface Services {
  readonly config: AppConfig;
  readonly texts: Texts;
  readonly session: Session;
  readonly loginGate: LoginGate;
  /** Whether the browser refuses to keep the session beyond this page. */
  readonly isVolatile: () => boolean;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) {
    throw new ReferenceError("useServices needs the console's App above it");
  }
  return services;
}
