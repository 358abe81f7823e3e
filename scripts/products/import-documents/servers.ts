import path from "node:path";
import { frameworkRoot } from "../../../generator/paths/product-paths.ts";
import {
  hasPythonDocuments,
  type RealServer,
  startDjangoShop,
  startFastapiHarbour,
  startInFolder,
} from "../../../testing/foreign-servers/start-server.ts";

/** A real server whose document is imported and whose records the console then lists. */
export interface DocumentedServer {
  readonly name: string;
  readonly start: (port: number, packages: string) => Promise<RealServer>;
  /** Whether its programs are installed. */
  readonly isThere: () => boolean;
  /** Address of its document, or a file. */
  readonly document: (port: number) => string;
  /** Path of its calls, which `servers` of the document may not state. */
  readonly base: string;
  /** Lists to open, each with texts of its records. */
  readonly lists: readonly { readonly path: string; readonly texts: readonly string[] }[];
}

export const SERVERS: readonly DocumentedServer[] = [
  {
    name: "django",
    start: (port) => startDjangoShop(port),
    isThere: hasPythonDocuments,
    document: (port) => `http://127.0.0.1:${port}/openapi.json`,
    base: "/api",
    lists: [
      { path: "/products", texts: ["Product 01", "Kitchen"] },
      { path: "/categories", texts: ["Garden", "Office"] },
    ],
  },
  {
    name: "fastapi",
    start: (port) => startFastapiHarbour(port),
    isThere: hasPythonDocuments,
    document: (port) => `http://127.0.0.1:${port}/openapi.json`,
    base: "/v1",
    lists: [
      { path: "/boats", texts: ["Boat 01", "Ada Wolf"] },
      { path: "/owners", texts: ["Ben Stone"] },
    ],
  },
  {
    name: "loopback",
    start: (port, packages) => startInFolder("loopback-library.js", port, packages),
    isThere: () => true,
    document: (port) => `http://127.0.0.1:${port}/openapi.json`,
    base: "",
    lists: [
      { path: "/books", texts: ["Book 1", "Milton Hatoum"] },
      { path: "/writers", texts: ["Clarice Lispector"] },
    ],
  },
  {
    name: "json-server",
    start: (port, packages) => startInFolder("json-server-shelf.js", port, packages),
    isThere: () => true,
    document: () => path.join(frameworkRoot, "testing/documents/shelf.yaml"),
    base: "",
    lists: [
      { path: "/games", texts: ["Game 1", "Left"] },
      { path: "/shelves", texts: ["Right"] },
    ],
  },
];
