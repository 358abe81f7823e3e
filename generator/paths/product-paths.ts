import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Root of the framework's files. In its repository, this folder also contains the first product. */
export const frameworkRoot = path.resolve(fileURLToPath(new URL("../..", import.meta.url)));

/** True in an installed package, whose modules are compiled; false in the framework's repository. */
export const isInstalled = import.meta.url.endsWith(".js");

/** The folder that commands read products from: the repository, or where an installed package's command was started. */
export const workspaceRoot = isInstalled ? process.cwd() : frameworkRoot;

/** The product for the framework's own tests; it is listed last. */
const FIXTURE = "testing/fixture";

/** Paths of a product. All but `folder` are absolute. */
export interface ProductPaths {
  /** Relative to the workspace, with forward slashes; `.` is the product at its root. */
  readonly folder: string;
  readonly root: string;
  /** Folder of its hand-written files. */
  readonly hand: string;
  readonly schema: string;
  readonly generated: string;
  readonly docs: string;
  readonly journeys: string;
  readonly migrations: string;
  /** Module with the hand-written tables; it may be missing. */
  readonly ownTables: string;
  /** The module that exports `backendProduct`. */
  readonly backendProduct: string;
  readonly console: string;
  /** Build output of its console. */
  readonly dist: string;
  /** Database folder of the demo. */
  readonly data: string;
}

/** The command that creates a product. */
const INIT = isInstalled ? "npx entity-console init <name>" : "npm run codegen -- init examples/<name>";

/** The given folder is not a product. */
export class ProductFolderError extends Error {
  override readonly name = "ProductFolderError";
}

/**
 * Folder of the hand-written files, relative to the product's root. The first product of the repository shares its root
 * with the framework, so it uses a separate folder.
 */
export function handFolder(root: string, workspace = workspaceRoot): string {
  return !isInstalled && isSame(root, workspace) ? "src/product" : "src";
}

/** Paths of the product at `root`. Does not check that they exist. */
export function productPaths(root: string, workspace = workspaceRoot): ProductPaths {
  const folder = path.relative(workspace, path.resolve(root)).split(path.sep).join("/") || ".";
  const name = folder === "." ? "" : path.basename(folder);
  const hand = path.join(root, handFolder(root, workspace));
  return {
    folder,
    root: path.resolve(root),
    hand,
    schema: path.join(root, "schema"),
    generated: path.join(root, "generated"),
    docs: path.join(root, "docs"),
    journeys: path.join(hand, "e2e"),
    migrations: path.join(hand, "backend/migrations"),
    ownTables: path.join(hand, "backend/own-tables.ts"),
    backendProduct: path.join(hand, "backend/product.ts"),
    console: path.join(hand, "console"),
    dist: path.join(workspace, "dist", name, "console"),
    data: path.join(workspace, ".data", name),
  };
}

/**
 * Finds the product in a folder, which is relative to the workspace. Without a folder: the product at the root,
 * or the first product found. Throws a `ProductFolderError` if there is none.
 */
export function findProduct(named: string | null = null, workspace = workspaceRoot): ProductPaths {
  const given = named ?? productFolders(workspace)[0] ?? ".";
  const root = insideFramework(given, workspace);
  if (!existsSync(root) || !statSync(root).isDirectory()) {
    const known = productFolders(workspace).join(", ");
    throw new ProductFolderError(
      `There is no folder ${given}. The products here: ${known || "none"}. A new one: ${INIT}`,
    );
  }
  if (!existsSync(path.join(root, "schema"))) {
    const name = given === "." ? "This folder" : given;
    throw new ProductFolderError(`${name} has no schema/, and so is no product. A new one: ${INIT}`);
  }
  return productPaths(root, workspace);
}

/** The absolute path of a folder. Throws if it is outside the repository. */
export function insideFramework(given: string, workspace = workspaceRoot): string {
  const root = path.resolve(workspace, given);
  const relative = path.relative(realpathSync(workspace), existsSync(root) ? realpathSync(root) : root);
  // A product with an installed package has a package.json of its own, so it may lie anywhere.
  if (isInstalled) {
    return root;
  }
  if (relative === ".." || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative)) {
    throw new ProductFolderError(
      `${given} lies outside of this repository. A product finds its packages and the framework above it: put it into ` +
        "this repository, as examples/<name>.",
    );
  }
  return root;
}

/** Folders of all products, relative to the workspace. */
export function productFolders(workspace = workspaceRoot): readonly string[] {
  const tops = foldersIn(workspace, "").filter((name) => !NO_PRODUCTS.includes(name));
  const found = [...tops, ...tops.flatMap((name) => foldersIn(workspace, name))];
  const others = found.filter((folder) => folder !== FIXTURE && isProduct(workspace, folder));
  return [".", ...others.sort(), FIXTURE].filter((folder) => existsSync(path.join(workspace, folder, "schema")));
}

/** Folders of the framework without products. */
const NO_PRODUCTS: readonly string[] = ["dist", "generated", "generator", "node_modules", "schema", "src", "templates"];

/** True if `productFolders` searches this folder: at most two levels deep, outside the framework's folders. */
export function isProductFolder(folder: string): boolean {
  const [top = "", ...inner] = folder.split("/");
  return !NO_PRODUCTS.includes(top) && !top.startsWith(".") && inner.length <= 1;
}

function foldersIn(workspace: string, folder: string): readonly string[] {
  return readdirSync(path.join(workspace, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => (folder === "" ? name : `${folder}/${name}`));
}

function isProduct(workspace: string, folder: string): boolean {
  return existsSync(path.join(workspace, folder, folder.startsWith("examples/") ? "schema" : "schema/product.ts"));
}

/** Extracts `--product <folder>` or `--product=<folder>` from command-line arguments. */
export function takeProduct(words: readonly string[]): {
  readonly product: string | null;
  readonly rest: readonly string[];
} {
  const rest: string[] = [];
  let product: string | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (word === "--product") {
      at += 1;
      product = words[at] ?? "";
    } else if (word.startsWith("--product=")) {
      product = word.slice("--product=".length);
    } else {
      rest.push(word);
    }
  }
  if (product === "") {
    throw new ProductFolderError("--product is not followed by a folder: --product examples/<name>");
  }
  return { product, rest };
}

function isSame(left: string, right: string): boolean {
  const real = (folder: string) => (existsSync(folder) ? realpathSync(folder) : path.resolve(folder));
  return real(left) === real(right);
}
