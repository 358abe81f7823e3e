import type { ServiceSpec } from "entity-console/spec";

export interface Token {
  token: string;
}

export interface Endless {
  more?: Endless;
}

export const service = {
  title: "Console",
  version: "1.0.0",
  calls: {
    "log-in": { method: "POST", path: "/login//", security: "none", result: "Tokn" },
    one: { method: "GET", path: "/one/{id}", security: "none", body: "Endless" },
    again: { method: "POST", path: "/genres", security: "none" },
  },
} as const satisfies ServiceSpec;
