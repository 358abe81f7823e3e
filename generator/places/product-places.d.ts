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
  override readonly name: "ProductFolderError";
}

/** The folder of the framework, which is also that of its first product. */
export const frameworkRoot: string;

/** The folder of a product's hand-written files, from its root. */
export function handFolder(root: string, framework?: string): string;

/** Where the parts of the product at `root` are; nothing is checked. */
export function productPlaces(root: string, framework?: string): ProductPlaces;

/** The product in that folder, given from the framework's root. Throws a `ProductFolderError` where there is none. */
export function findProduct(given?: string, framework?: string): ProductPlaces;

/** A folder that was named, as an absolute path. Throws a `ProductFolderError` where it lies outside the repository. */
export function insideFramework(given: string, framework?: string): string;

/** The folders of all products that there are, from the framework's root. */
export function productFolders(framework?: string): readonly string[];

/** `--product <folder>` among the words of a command line, null where it is not, and the other words. */
export function takeProduct(words: readonly string[]): {
  readonly product: string | null;
  readonly rest: readonly string[];
};
