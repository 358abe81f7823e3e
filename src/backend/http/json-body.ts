import type { FastifyInstance } from "fastify";
import { HttpProblem } from "./http-problem.ts";

const [QUOTE, COLON, BACKSLASH] = ['"', ":", "\\"].map((sign) => sign.charCodeAt(0));
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Parses JSON bodies strictly. Rejects what two parsers may read differently (duplicate names) and what a database
 * cannot store (lone surrogates, numbers out of range).
 */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, bytes, done) => {
    const { "content-encoding": coding = "identity" } = request.headers;
    if (coding.toLowerCase() !== "identity") {
      done(new HttpProblem(415, "The body must not be compressed"), undefined);
      return;
    }
    const text = decodeUtf8(bytes as Buffer);
    if (text === null) {
      done(new HttpProblem(400, "The body is not UTF-8"), undefined);
      return;
    }
    void parse(request, text, (error, value) => done(error ?? findFault(text, value), value));
  });
}

function decodeUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function findFault(text: string, value: unknown): HttpProblem | null {
  const { names, texts, areFinite } = readParts(value);
  if ([...names, ...texts].some((part) => LONE_SURROGATE.test(part))) {
    return new HttpProblem(400, "The body has a string with a lone surrogate");
  }
  if (!areFinite) {
    return new HttpProblem(400, "The body has a number that is too large");
  }
  return names.length === countNames(text)
    ? null
    : new HttpProblem(400, "The body has an object with a duplicate name");
}

interface Parts {
  readonly names: readonly string[];
  readonly texts: readonly string[];
  /** JavaScript parses `1e400` as infinity, and serializes it as null. */
  readonly areFinite: boolean;
}

function readParts(value: unknown): Parts {
  const [names, texts]: [string[], string[]] = [[], []];
  let areFinite = true;
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === "string") {
      texts.push(next);
    } else if (typeof next === "number") {
      areFinite &&= Number.isFinite(next);
    } else if (typeof next === "object" && next !== null) {
      addAll(rest, Object.values(next));
      addAll(names, Array.isArray(next) ? [] : Object.keys(next));
    }
  }
  return { names, texts, areFinite };
}

/** One by one: a function call has a limit of about a hundred thousand arguments, and a body can have more items. */
function addAll<Item>(to: Item[], items: readonly Item[]): void {
  for (const item of items) {
    to.push(item);
  }
}

/** The names of all objects: outside of strings, JSON has a colon only after a name. */
function countNames(text: string): number {
  let count = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isInText) {
      at += sign === BACKSLASH ? 1 : 0;
      isInText = sign !== QUOTE;
    } else {
      isInText = sign === QUOTE;
      count += sign === COLON ? 1 : 0;
    }
  }
  return count;
}
