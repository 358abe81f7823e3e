import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the framework, which is also that of its first product. */
export const frameworkRoot = path.resolve(fileURLToPath(new URL("../..", import.meta.url)));

/** The product of the framework's own tests: named last. */
const FIXTURE = "testing/fixture";

/** Where the parts of a product are. All paths but `folder` are absolute. */
export interface ProductPlaces {
  /** From the framework's root, with forward slashes: `.` is the framework's own product. */
  readonly folder: string;
  readonly root: string;
  /** Its hand-written files. */
  readonly hand: string;
  readonly schema: string;
  readonly generated: string;
  readonly docs: string;
  readonly journeys: string;
  readonly migrations: string;
  /** Tables that are not generated; there may be none. */
  readonly ownTables: string;
  /** The module that exports `backendProduct`. */
  readonly backendProduct: string;
  readonly console: string;
  /** Where its console is built to. */
  readonly dist: string;
  /** Where a demo keeps its database. */
  readonly data: string;
}

/** The folder that was named is no product. */
export class ProductFolderError extends Error {
  override readonly name = "ProductFolderError";
}

/** The product's hand-written files, from its root: beside the framework's own they have a folder of their own. */
export function handFolder(root: string, framework = frameworkRoot): string {
  return isSame(root, framework) ? "src/product" : "src";
}

/** Where the parts of the product at `root` are; nothing is checked. */
export function productPlaces(root: string, framework = frameworkRoot): ProductPlaces {
  const folder = path.relative(framework, path.resolve(root)).split(path.sep).join("/") || ".";
  const name = folder === "." ? "" : path.basename(folder);
  const hand = path.join(root, handFolder(root, framework));
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
    dist: path.join(framework, "dist", name, "console"),
    data: path.join(framework, ".data", name),
  };
}

/**
 * The product in that folder, which is given from the framework's root. Without one: the product at the root, or the first
 * that there is. Throws a `ProductFolderError` where there is none.
 */
export function findProduct(named: string | null = null, framework = frameworkRoot): ProductPlaces {
  const given = named ?? productFolders(framework)[0] ?? ".";
  const root = insideFramework(given, framework);
  if (!existsSync(root) || !statSync(root).isDirectory()) {
    const known = productFolders(framework).join(", ");
    throw new ProductFolderError(
      `There is no folder ${given}. The products here: ${known}. A new one: npm run codegen -- init examples/<name>`,
    );
  }
  if (!existsSync(path.join(root, "schema"))) {
    throw new ProductFolderError(
      `${given} has no schema/, and so is no product. A new one: npm run codegen -- init examples/<name>`,
    );
  }
  return productPlaces(root, framework);
}

/** The folder that was named, as an absolute path. Throws where it is not in the repository. */
export function insideFramework(given: string, framework = frameworkRoot): string {
  const root = path.resolve(framework, given);
  const relative = path.relative(realpathSync(framework), existsSync(root) ? realpathSync(root) : root);
  if (relative === ".." || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative)) {
    throw new ProductFolderError(
      `${given} lies outside of this repository. A product finds its packages and the framework above it: put it into ` +
        "this repository, as examples/<name>.",
    );
  }
  return root;
}

/** The folders of all products that there are, from the framework's root. */
export function productFolders(framework = frameworkRoot): readonly string[] {
  const tops = foldersIn(framework, "").filter((name) => !NO_PRODUCTS.includes(name));
  const found = [...tops, ...tops.flatMap((name) => foldersIn(framework, name))];
  const others = found.filter((folder) => folder !== FIXTURE && isProduct(framework, folder));
  return [".", ...others.sort(), FIXTURE].filter((folder) => existsSync(path.join(framework, folder, "schema")));
}

/** Folders of the framework that hold no products. */
const NO_PRODUCTS: readonly string[] = ["dist", "generated", "generator", "node_modules", "schema", "src", "templates"];

/** Whether `productFolders` looks for products there: at most two folders deep, outside of the framework's own. */
export function isProductPlace(folder: string): boolean {
  const [top = "", ...inner] = folder.split("/");
  return !NO_PRODUCTS.includes(top) && !top.startsWith(".") && inner.length <= 1;
}

function foldersIn(framework: string, folder: string): readonly string[] {
  return readdirSync(path.join(framework, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => (folder === "" ? name : `${folder}/${name}`));
}

function isProduct(framework: string, folder: string): boolean {
  return existsSync(path.join(framework, folder, folder.startsWith("examples/") ? "schema" : "schema/product.ts"));
}

/** `--product <folder>` or `--product=<folder>` among the words of a command line, and the words without it. */
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
