import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { breakLongObjects } from "../labels/label-layout.ts";
import {
  insideFramework,
  isInstalled,
  isProductFolder,
  ProductFolderError,
  productFolders,
  workspaceRoot,
} from "../paths/product-paths.ts";
import { template } from "../render/template.ts";
import { defaultLanguages, initLabels, productLabels } from "./init-labels.ts";
import { addProjectFiles, projectFiles } from "./project-files.ts";

interface InitView {
  /** `Reading room`, of the folder `reading-room`. */
  readonly title: string;
  readonly languages: readonly string[];
}

interface LabelsView {
  readonly labels: object;
}

/** By file, relative to the product's root. */
const FILES = {
  "schema/product.ts": template<InitView>("init/schema/product.ts.hbs"),
  "schema/menu.ts": template<InitView>("init/schema/menu.ts.hbs"),
  "schema/service.ts": template<InitView>("init/schema/service.ts.hbs"),
  "schema/entities/item.ts": template<InitView>("init/schema/item.ts.hbs"),
  "src/console/main.tsx": template<InitView>("init/console/main.tsx.hbs"),
  "src/console/product.ts": template<InitView>("init/console/product.ts.hbs"),
  "src/backend/product.ts": template<InitView>("init/backend/product.ts.hbs"),
  "tsconfig.json": template<InitView>("init/tsconfig.json.hbs"),
  ".gitattributes": template<InitView>("init/gitattributes.hbs"),
} as const;

const itemLabels = template<LabelsView>("init/labels/item.ts.hbs");
const nameLabels = template<LabelsView>("init/labels/product.ts.hbs");

/** A created product. */
export interface NewProduct {
  readonly root: string;
  /** Relative to the framework's root, with forward slashes. */
  readonly folder: string;
  /** Relative to the product's root. */
  readonly files: readonly string[];
}

interface InitOptions {
  readonly framework?: string;
  /**
   * The product's languages, the default one first. A language without texts in the framework gets no label files.
   * @defaultValue the framework's languages
   */
  readonly languages?: readonly string[];
}

/**
 * Writes a product with one entity, ready to start. A product that has been copied out of the framework's repository only
 * gets its project files. Throws a `ProductFolderError` for an unsuitable folder.
 */
export function initProduct(
  given: string,
  { framework = workspaceRoot, languages = defaultLanguages }: InitOptions = {},
): NewProduct {
  const root = insideFramework(given, framework);
  const folder = path.relative(framework, root).split(path.sep).join("/");
  const name = path.basename(root).replaceAll("-", " ");
  const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  if (isInstalled && existsSync(path.join(root, "schema"))) {
    return { root, folder, files: addProjectFiles(root, title) };
  }
  refuseFolder(root, folder, framework);
  const words = { title, languages };
  const files = [
    ...(isInstalled ? projectFiles(root, title) : []),
    ...Object.entries(FILES).map(([file, view]) => [file, view(words)] as const),
    ...languages.flatMap((language) => {
      const labels = initLabels(language);
      return labels === null
        ? []
        : [
            [`src/labels/${language}/item.ts`, breakLongObjects(itemLabels({ labels: labels.item }))] as const,
            [
              `src/labels/${language}/product.ts`,
              breakLongObjects(nameLabels({ labels: productLabels(title, labels) })),
            ] as const,
          ];
    }),
  ];
  writeAll(root, folder, files);
  return { root, folder, files: files.map(([file]) => file) };
}

/** Writes the files, or none of them. */
function writeAll(root: string, folder: string, files: readonly (readonly [file: string, text: string])[]): void {
  const made = firstMissing(root);
  try {
    for (const [file, text] of files) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text, { flag: "wx" });
    }
  } catch (error) {
    const left = made === null ? files.map(([file]) => path.join(root, file.split("/")[0] ?? file)) : [made];
    for (const place of left.filter((each) => existsSync(each))) {
      rmSync(place, { recursive: true, force: true });
    }
    throw cannotWrite(folder, error);
  }
}

/** The outermost folder that must be made for this one; null if it is there. */
function firstMissing(folder: string): string | null {
  if (existsSync(folder)) {
    return null;
  }
  return firstMissing(path.dirname(folder)) ?? folder;
}

function cannotWrite(folder: string, error: unknown): ProductFolderError {
  const { message } = error as Error;
  return new ProductFolderError(`${folder} cannot be written: ${message}. Nothing was left there.`);
}

function refuseFolder(root: string, folder: string, framework: string): void {
  const name = path.basename(root);
  const twin = productFolders(framework).find((other) => other !== "." && path.basename(other) === name);
  if (existsSync(root) && !statSync(root).isDirectory()) {
    throw new ProductFolderError(`${folder} is a file: name a folder that is new, as examples/<name>.`);
  }
  if (existsSync(root) && readdirSync(root).length > 0) {
    throw new ProductFolderError(`${folder || "."} is there already, and not empty: name a folder that is new.`);
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new ProductFolderError(`"${name}" cannot name a product: write small letters, as in examples/reading-room.`);
  }
  if (isInstalled) {
    return;
  }
  // Products of the scripts' own tests are written to `.cache`, which git ignores.
  if (!isProductFolder(folder) && !folder.startsWith(".cache/")) {
    throw new ProductFolderError(`codegen:check looks for no product in ${folder}: name a folder as examples/<name>.`);
  }
  if (twin !== undefined || name === "console") {
    const taken = twin ?? "the framework's own product";
    throw new ProductFolderError(`dist/${name} and .data/${name} are of ${taken} already: name the folder otherwise.`);
  }
}
