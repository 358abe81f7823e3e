import { readFile, stat } from "node:fs/promises";
import { ImportError } from "../foreign-model.ts";
import { isSameHost, isUrl } from "./reference-rules.ts";

/** Limits of what is loaded. */
export interface LoadLimits {
  /** Size of a document, in bytes; also of all that it refers to. */
  readonly bytes: number;
  /** Time for the request and its response, in milliseconds. */
  readonly timeout: number;
}

export const LIMITS: LoadLimits = { bytes: 64_000_000, timeout: 30_000 };

const MAX_REDIRECTS = 5;

/**
 * Loads a file or URL. `host`: redirects to another host than this URL's are rejected. Throws an `ImportError` with the
 * reason.
 */
export async function loadText(file: string, host: string | null, limits: LoadLimits): Promise<string> {
  if (!isUrl(file)) {
    return readLocal(file, limits);
  }
  try {
    const response = await request(file, host, limits);
    if (response.ok) {
      return await readBody(response, file, limits);
    }
    throw new ImportError(`${file} returns the status ${response.status}.`);
  } catch (error) {
    throw error instanceof ImportError
      ? error
      : new ImportError(`${file} cannot be loaded: ${reasonOf(error, limits)}.`);
  }
}

async function readLocal(file: string, limits: LoadLimits): Promise<string> {
  try {
    const { size } = await stat(file);
    if (size > limits.bytes) {
      throw tooLarge(file, limits);
    }
    return await readFile(file, "utf8");
  } catch (error) {
    throw error instanceof ImportError
      ? error
      : new ImportError(`${file} cannot be read: ${(error as Error).message}.`);
  }
}

/** Follows redirects itself, to check the host of each. */
async function request(file: string, host: string | null, { timeout }: LoadLimits): Promise<Response> {
  const signal = AbortSignal.timeout(timeout);
  let url = new URL(file);
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    const response = await fetch(url, { signal, redirect: "manual" });
    const location = response.status >= 300 && response.status < 400 ? response.headers.get("location") : null;
    if (location === null) {
      return response;
    }
    await response.body?.cancel();
    url = new URL(location, url);
    if (!isUrl(url.href) || (host !== null && !isSameHost(url, new URL(host)))) {
      throw new ImportError(`${file} redirects to ${url.origin}, which is not the host of the document.`);
    }
  }
  throw new ImportError(`${file} redirects more than ${MAX_REDIRECTS} times.`);
}

/** Reads a response until the limit: a server can send without end. */
async function readBody(response: Response, file: string, limits: LoadLimits): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  // Without a body, the text is empty.
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > limits.bytes) {
      await reader?.cancel();
      throw tooLarge(file, limits);
    }
    parts.push(read.value);
  }
  return Buffer.concat(parts).toString("utf8");
}

function tooLarge(file: string, { bytes }: LoadLimits): ImportError {
  return new ImportError(`${file} is too large: it may have ${Math.round(bytes / 100_000) / 10} MB.`);
}

function reasonOf(error: unknown, { timeout }: LoadLimits): string {
  const { message, cause, name } = error as Error;
  if (name === "TimeoutError") {
    return `no complete response within ${timeout / 1000} seconds`;
  }
  return cause instanceof Error && cause.message !== "" ? cause.message : message;
}
