import { httpCall } from "../../src/console/api/http-call.ts";

/** An unvalidated response of a backend. */
export interface BackendAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined if there is no body or it is not JSON. */
  readonly body: unknown;
  readonly text: string;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls a backend with or without credentials; rejects only if there is no response. */
export type CallBackend = (method: Method, path: string, sent?: Sent) => Promise<BackendAnswer>;

function toBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function createCaller(url: string, signedIn: Readonly<Record<string, string>>, timeoutMs: number): CallBackend {
  return async (method, path, { body, headers = {} } = {}) => {
    const answer = await httpCall({
      url: url + path,
      method,
      headers: {
        Accept: "application/json",
        ...signedIn,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      timeoutMs,
    });
    return { ...answer, body: toBody(answer.text) };
  };
}

/** Whether it is any 2xx (spec §7). */
export const isSuccess = ({ status }: BackendAnswer): boolean => status >= 200 && status <= 299;
