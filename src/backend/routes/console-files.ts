import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { BackendConfig } from "../config/backend-config.ts";
import { toPageUnder } from "../config/base-path.ts";
import type { ApiPathTest } from "../http/api-path.ts";
import { HttpProblem, notFound } from "../http/http-problem.ts";

/** File names in this folder contain a hash of their content. */
const HASHED = `${sep}assets${sep}`;

/** Serves the built console. Paths that are no files return `index.html`, which has a client-side router. */
export async function registerConsoleFiles(
  app: FastifyInstance,
  {
    consoleDir,
    basePath,
    isApiPath,
  }: Pick<BackendConfig, "consoleDir" | "basePath"> & { readonly isApiPath: ApiPathTest },
): Promise<void> {
  const root = resolve(consoleDir);
  const isBuilt = existsSync(join(root, "index.html"));
  if (isBuilt) {
    await app.register(staticFiles, {
      root,
      cacheControl: false,
      // `.git` and other hidden files are no part of a build.
      dotfiles: "ignore",
      // The page is sent below if its URLs have to change.
      allowedPath: (file) => basePath === "/" || !["/", "/index.html"].includes(file),
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header("cache-control", path.includes(HASHED) ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request) || isApiPath(request.url)) {
      throw notFound();
    }
    if (!isBuilt) {
      throw new HttpProblem(503, "The console is not built; run: npm run build");
    }
    if (basePath === "/") {
      return await reply.sendFile("index.html");
    }
    const page = toPageUnder(await readFile(join(root, "index.html"), "utf8"), basePath);
    return await reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(page);
  });
}

/** True for a navigation of a browser, and false for requests of a page. */
function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    !url.startsWith("/assets/") &&
    (headers.accept?.includes("text/html") ?? false)
  );
}
