import { realpathSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { frameworkRoot, isInstalled } from "../../generator/paths/product-paths.ts";
import type { InspectedElement } from "../../src/contract/inspection.ts";

/** Path from the root of Vite, which is `src/console`. */
const CLIENT = `/inspector/inspector.${isInstalled ? "js" : "ts"}`;

/** In bytes: a few dozen marks. */
const LARGEST_QUESTION = 100_000;

/**
 * Alt+click on a page of the development server shows where an element comes from. Adds the script to the page, the
 * endpoint that it asks, and a limit to Vite's endpoint that opens files in the editor. A build has none of it.
 */
export function inspectorPlugin(root: string): Plugin {
  return {
    name: "inspector",
    apply: "serve",
    transformIndexHtml: () => [{ tag: "script", attrs: { type: "module", src: CLIENT }, injectTo: "body" }],
    configureServer({ middlewares, config }) {
      middlewares.use("/__open-in-editor", (request, response, next) => {
        const problem = refusalOf(request, [root, frameworkRoot]);
        if (problem === null) {
          next();
        } else {
          send(response, 403, problem);
        }
      });
      middlewares.use("/__inspect", (request, response) => {
        answer(root, request)
          .then((body) => send(response, 200, JSON.stringify(body)))
          .catch((error: unknown) => {
            config.logger.error(`The inspector failed: ${String(error)}`);
            send(response, 500, JSON.stringify({ subjects: [], problem: `The inspector failed: ${String(error)}` }));
          });
      });
    },
  };
}

function send(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader("content-type", text.startsWith("{") ? "application/json" : "text/plain; charset=utf-8");
  response.end(text);
}

async function answer(root: string, request: IncomingMessage) {
  const { loadGenerator } = await import("../../generator/cli/launch.ts");
  const [element, { inspect }] = await Promise.all([readQuestion(request), loadGenerator()]);
  return inspect(root, element);
}

/** Throws for anything but a question of the page's script. */
async function readQuestion(request: IncomingMessage): Promise<InspectedElement> {
  let text = "";
  for await (const part of request) {
    text += String(part);
    if (text.length > LARGEST_QUESTION) {
      throw new Error("the question is too long");
    }
  }
  const asked = JSON.parse(text) as Partial<InspectedElement>;
  if (isCrossSite(request) || typeof asked.language !== "string" || typeof asked.path !== "string") {
    throw new Error("the question is not one of the inspector");
  }
  return { language: asked.language, path: asked.path, marks: Array.isArray(asked.marks) ? asked.marks : [] };
}

/** Why a file is not opened: it is outside of the folders, or the request is from another site. Null if it may be opened. */
export function refusalOf(
  request: Pick<IncomingMessage, "url" | "headers">,
  folders: readonly string[],
): string | null {
  const asked = new URL(request.url ?? "", "http://localhost").searchParams.get("file") ?? "";
  if (isCrossSite(request)) {
    return "Only the page of the development server can open files.";
  }
  const isInside = folders.some((folder) => isWithin(toFile(asked), folder));
  return isInside ? null : `${asked || "No file"} is neither a file of the product nor of the framework.`;
}

/** Without line and column. */
function toFile(asked: string): string {
  const file = asked.startsWith("file://") ? fileURLToPath(asked) : asked;
  return path.resolve(file.replace(/(?::\d+){1,2}$/, ""));
}

/** Follows links, so that none of them leads out of the folder. */
function isWithin(file: string, folder: string): boolean {
  try {
    const relative = path.relative(realpathSync(folder), realpathSync(file));
    return relative !== "" && relative.split(path.sep)[0] !== ".." && !path.isAbsolute(relative);
  } catch {
    // No such file.
    return false;
  }
}

function isCrossSite({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const site = headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}
