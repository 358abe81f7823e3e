import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { frameworkRoot } from "../../generator/paths/product-paths.ts";
import { launchBrowser } from "../browser/launch-browser.ts";
import { DOCUMENTS, type ForeignDocument, PACKAGES } from "./import-documents/documents.ts";
import { hasPostgres, importDatabase } from "./import-documents/import-database.ts";
import { hasEntity, importDocument } from "./import-documents/import-document.ts";
import { listRecords } from "./import-documents/list-records.ts";
import { SERVERS } from "./import-documents/servers.ts";
import { removeProduct } from "./written-product.ts";

/*
 * `npm run import-documents`: imports documents and schemas of others, generates each product and checks its types. Then
 * imports the documents of four real servers and lists their records in a browser. `--documents` and `--servers` choose one
 * half, `--only <name>` one of either.
 */

const only = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1] : undefined;
const isChosen = ({ name }: { readonly name: string }) => only === undefined || name === only;
const half = ["--documents", "--servers"].find((option) => process.argv.includes(option));
const base = `.cache/import-documents-${process.pid}`;
const packages = mkdtempSync(path.join(tmpdir(), "foreign-documents-"));

function installPackages(): void {
  writeFileSync(path.join(packages, "package.json"), '{ "private": true }');
  const options = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel", "error"];
  execFileSync("npm", [...options, ...PACKAGES], { cwd: packages, stdio: ["ignore", "inherit", "inherit"] });
}

async function tryDocument({ name, file, entities }: ForeignDocument): Promise<readonly string[]> {
  const source = file.startsWith("testing/") ? file : path.join(packages, "node_modules", file);
  const folder = `${base}/${name}`;
  try {
    await importDocument(source, folder);
    return entities.filter((entity) => !hasEntity(folder, entity)).map((entity) => `it has no entity ${entity}`);
  } catch (error) {
    return [(error as Error).message];
  } finally {
    removeProduct(folder);
  }
}

async function tryDatabase(): Promise<boolean> {
  if (!hasPostgres()) {
    console.log("- postgresql is left out: it is not installed");
    return true;
  }
  const faults = await importDatabase(`${base}/postgresql`).catch((error: unknown) => [String(error)]);
  removeProduct(`${base}/postgresql`);
  return say("postgresql", faults);
}

async function tryDocuments(): Promise<boolean> {
  let isGood = true;
  for (const document of DOCUMENTS.filter(isChosen)) {
    isGood = say(document.name, await tryDocument(document)) && isGood;
  }
  return isChosen({ name: "postgresql" }) ? (await tryDatabase()) && isGood : isGood;
}

function say(name: string, faults: readonly string[]): boolean {
  console.log(faults.length === 0 ? `✓ ${name}` : `✗ ${name}\n  ${faults.join("\n  ")}`);
  return faults.length === 0;
}

async function tryServers(): Promise<boolean> {
  const chosen = SERVERS.filter(isChosen);
  const missing = chosen.filter(({ isThere }) => !isThere());
  for (const { name } of missing) {
    console.log(`- ${name} is left out: its Debian packages are not installed`);
  }
  const browser = await launchBrowser();
  let isGood = true;
  try {
    for (const server of chosen.filter((each) => !missing.includes(each))) {
      const folder = `${base}/${server.name}-records`;
      const faults = await listRecords(server, { browser, packages, folder }).catch((error: unknown) => [
        String(error),
      ]);
      removeProduct(folder);
      isGood = say(`${server.name}: its records are listed`, faults) && isGood;
    }
  } finally {
    await browser.close();
  }
  return isGood;
}

try {
  if (only !== "postgresql") {
    installPackages();
  }
  let isGood = true;
  if (half !== "--servers") {
    isGood = await tryDocuments();
  }
  if (half !== "--documents") {
    isGood = (await tryServers()) && isGood;
  }
  process.exitCode = isGood ? 0 : 1;
} finally {
  rmSync(packages, { recursive: true, force: true });
  rmSync(path.join(frameworkRoot, base), { recursive: true, force: true });
}
