import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A real server, started as its own process. */
export interface RealServer {
  stop(): Promise<void>;
}

/** Waits for the line "ready". Rejects with the server's messages if it ends before. */
function whenReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk: unknown): void => {
      said += String(chunk);
      if (/^ready$/m.test(said)) {
        resolve();
      }
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.on("error", reject);
    child.on("close", (code) => reject(new Error(`The server ended with code ${code}: ${said}`)));
  });
}

async function start(command: string, words: readonly string[]): Promise<RealServer> {
  const child = spawn(command, [...words], { stdio: ["ignore", "pipe", "pipe"] });
  await whenReady(child);
  return {
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners("close");
        child.on("close", () => resolve());
        child.kill("SIGKILL");
      }),
  };
}

const fileOf = (name: string): string => path.join(import.meta.dirname, name);

/** How users sign in to Django REST framework. */
export type DjangoSignIn = "jwt" | "session" | "token" | "open";

/** Whether Django REST framework is installed on this machine. */
export function hasDjango(): boolean {
  return spawnSync("/usr/bin/python3", ["-c", "import rest_framework_simplejwt, rest_framework, django"]).status === 0;
}

/** Starts Django REST framework. Debian installs its packages for the system's Python only. */
export function startDjango(port: number, signIn: DjangoSignIn, lifetime: number): Promise<RealServer> {
  return start("/usr/bin/python3", [fileOf("django-server.py"), String(port), signIn, String(lifetime)]);
}

/** Starts the shop by Django REST framework: snake_case, trailing slashes, PATCH, no sign-in. */
export function startDjangoShop(port: number): Promise<RealServer> {
  return start("/usr/bin/python3", [fileOf("django-shop.py"), String(port)]);
}

/** Whether FastAPI is installed on this machine, and what Django REST framework needs for a document. */
export function hasPythonDocuments(): boolean {
  return spawnSync("/usr/bin/python3", ["-c", "import fastapi, uvicorn, uritemplate, rest_framework"]).status === 0;
}

/** Starts a harbour by FastAPI: bare lists, offset and limit, ids as UUID, PUT. */
export function startFastapiHarbour(port: number): Promise<RealServer> {
  return start("/usr/bin/python3", [fileOf("fastapi-harbour.py"), String(port)]);
}

/** Starts a server in JavaScript whose packages are in a folder. */
export function startInFolder(
  file: "loopback-library.js" | "json-server-shelf.js",
  port: number,
  folder: string,
): Promise<RealServer> {
  return start(process.execPath, [fileOf(file), String(port), folder]);
}

/** Starts oidc-provider with a client for the console at that address. */
export function startOidc(port: number, consoleAddress: string, lifetime: number): Promise<RealServer> {
  return start(process.execPath, [fileOf("oidc-server.js"), String(port), consoleAddress, String(lifetime)]);
}

/** Servers of npm packages, which are installed when they are tried. */
const PACKAGES = {
  "json-server": ["json-server@0.17.4"],
  feathers: [
    "@feathersjs/feathers@5.0.50",
    "@feathersjs/errors@5.0.50",
    "@feathersjs/express@5.0.50",
    "@feathersjs/memory@5.0.50",
    "@feathersjs/authentication@5.0.50",
    "@feathersjs/authentication-local@5.0.50",
  ],
  "json-api": ["jsonapi-server@4.2.0"],
  graphql: ["graphql-yoga@5.24.1", "graphql@16.15.0"],
  postgraphile: ["postgraphile@4.14.1"],
} as const;

export type NodeShop = keyof typeof PACKAGES;

/** Installs the packages of a server into a folder, unless it has them. They are no dependencies of this project. */
function installPackages(name: NodeShop, folder: string): void {
  const done = path.join(folder, "installed.json");
  const packages = PACKAGES[name];
  if (existsSync(done) && readFileSync(done, "utf8") === JSON.stringify(packages)) {
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), '{ "private": true }');
  const words = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", ...packages];
  const { status, stderr } = spawnSync("npm", words, { cwd: folder, encoding: "utf8" });
  if (status !== 0) {
    throw new Error(`${packages.join(", ")} cannot be installed: ${stderr}`);
  }
  writeFileSync(done, JSON.stringify(packages));
}

interface NodeShopOptions {
  readonly port: number;
  readonly name: NodeShop;
  /** Folder for the packages. */
  readonly cache: string;
  /** Username and password, or a key as the password. */
  readonly user: readonly [username: string, password: string];
  /** URL of an empty database, for a server that needs one. */
  readonly database?: string;
}

/** Starts a shop by json-server, Feathers, jsonapi-server, GraphQL Yoga or PostGraphile: at `/api`, with one user. */
export function startNodeShop({ port, name, cache, user, database = "" }: NodeShopOptions): Promise<RealServer> {
  const folder = path.resolve(cache, name);
  installPackages(name, folder);
  return start(process.execPath, [fileOf(`${name}-shop.js`), String(port), folder, ...user, database]);
}

/** Starts a company's OpenID provider, whose users return to a console at this address. */
export function startCompanyProvider(port: number, consoleAddress: string): Promise<RealServer> {
  return start(process.execPath, [fileOf("company-provider.js"), String(port), consoleAddress]);
}
