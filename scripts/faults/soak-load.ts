import type { Request } from "autocannon";
import { demoCredentials } from "../../src/backend/config/demo-credentials.ts";
import { toBasic } from "../../src/backend/testing/basic-header.ts";

/** State of one connection from earlier responses. */
interface Memory {
  token?: string;
  refreshToken?: string;
  id?: string;
}

interface Step {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: (memory: Memory) => string;
  readonly body?: (memory: Memory) => object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly keep?: (answer: Record<string, string>, memory: Memory) => void;
}

const keepTokens = (answer: Record<string, string>, memory: Memory) => {
  Object.assign(memory, { token: answer["accessToken"], refreshToken: answer["refreshToken"] });
};
const get = (path: string): Step => ({ method: "GET", path: () => path });

/** A visit of one user, repeated: sign in, read lists, create, change and delete a record, sign out. */
const VISIT: readonly Step[] = [
  {
    method: "POST",
    path: () => "/api/authentication",
    headers: { authorization: toBasic(demoCredentials.username, demoCredentials.password) },
    keep: keepTokens,
  },
  get("/api/members/all"),
  get("/api/tickets?q=a&sort=-value"),
  get("/api/books?pageSize=10"),
  {
    method: "POST",
    path: () => "/api/genres",
    body: () => ({ name: "soak", code: "poetry" }),
    keep: (answer, memory) => Object.assign(memory, { id: answer["id"] }),
  },
  { method: "GET", path: ({ id }) => `/api/genres/${id}` },
  { method: "PUT", path: ({ id }) => `/api/genres/${id}`, body: () => ({ name: "soaked", code: "poetry" }) },
  {
    method: "POST",
    path: () => "/api/refresh-token",
    body: ({ refreshToken }) => ({ refreshToken }),
    keep: keepTokens,
  },
  get("/api/audit?pageSize=10"),
  { method: "DELETE", path: ({ id }) => `/api/genres/${id}` },
  get("/config.json"),
  { method: "POST", path: () => "/api/logout" },
];

/** The visit in autocannon's format. */
export const soakRequests: Request[] = VISIT.map(({ method, path, body, headers, keep }) => ({
  method,
  setupRequest: (request, context) => {
    const memory = context as Memory;
    return {
      ...request,
      path: path(memory),
      headers: {
        ...(memory.token === undefined ? {} : { authorization: `Bearer ${memory.token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body(memory)) }),
    };
  },
  onResponse: (status, text, context) => {
    if (keep !== undefined && status < 300) {
      keep(JSON.parse(text) as Record<string, string>, context);
    }
  },
}));
