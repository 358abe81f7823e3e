import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** Not in package.json: the newest versions for Node 20.19, too large for everyone's `npm ci`. */
export const TOOLS = ["orval@7.13.2", "@hey-api/openapi-ts@0.92.4", "typescript@5.9.3"];
const toolFolder = path.join(root, "node_modules/.cache/bench");

/** Installs the tools to compare with, once. */
export function installTools(): void {
  if (existsSync(path.join(toolFolder, "node_modules/orval"))) {
    return;
  }
  console.log(`Installing ${TOOLS.join(", ")} into node_modules/.cache/bench, once`);
  mkdirSync(toolFolder, { recursive: true });
  writeFileSync(path.join(toolFolder, "package.json"), '{ "private": true }\n');
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--save-exact", ...TOOLS], {
    cwd: toolFolder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
}

/**
 * The schema step with its library's default settings, and two tools that generate clients from the same OpenAPI
 * document.
 */
export function otherTools(project: string): readonly { readonly name: string; readonly args: readonly string[] }[] {
  const openApi = path.join(project, "generated/openapi.json");
  const schemas = path.join(root, "node_modules/ts-json-schema-generator/bin/ts-json-schema-generator.js");
  const bin = (name: string) => path.join(toolFolder, "node_modules", name);
  return [
    {
      name: "ts-json-schema-generator alone",
      args: [schemas, "--tsconfig", "tsconfig.json", "--path", "schema/**/*.ts", "--type", "*", "-o", "schemas.json"],
    },
    {
      name: "orval, client alone",
      args: [binOf(bin("orval")), "--input", openApi, "--output", "./orval/it.ts", "--client", "fetch"],
    },
    {
      name: "@hey-api/openapi-ts, client alone",
      args: [binOf(bin("@hey-api/openapi-ts")), "-i", openApi, "-o", "hey"],
    },
  ];
}

function binOf(folder: string): string {
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof bin === "string" ? bin : String(Object.values(bin)[0]));
}
