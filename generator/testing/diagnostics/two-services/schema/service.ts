import type { ServiceSpec } from "entity-console/spec";

export interface Token {
  token: string;
}

export const service = {
  title: "Console",
  version: "1.0.0",
  calls: {
    logout: { method: "POST", path: "/logout", security: "bearer" },
  },
} as const satisfies ServiceSpec;
