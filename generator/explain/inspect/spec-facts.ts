import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { nearestLanguage } from "../../../src/contract/nearest-language.ts";
import { type Catalogues, toCatalogues } from "../../labels/catalogues.ts";
import { type LanguageLabels, toLanguageLabels } from "../../labels/language-labels.ts";
import { readLabels } from "../../labels/read-labels.ts";
import { buildModel } from "../../model/build-model.ts";
import type { ConsoleModel } from "../../model/types/console-model.ts";
import { frameworkRoot } from "../../paths/product-paths.ts";
import { frameworkLanguages } from "../../read/framework-texts.ts";
import { readOwnKinds } from "../../read/own-kinds.ts";
import { readSchemaFiles } from "../../read/schema-files.ts";
import { readSpecSource, type SpecSource } from "../../read/spec-source.ts";

/** Everything that an element's sources are found in. Read for each request, so it is never stale. */
export interface SpecFacts {
  readonly root: string;
  /** The page's language. */
  readonly language: string;
  readonly source: SpecSource;
  readonly model: ConsoleModel;
  readonly catalogues: Catalogues;
  /** Labels as written, with their locations. */
  readonly labels: readonly LanguageLabels[];
  /** The framework's texts in the page's language, by key. */
  readonly frameworkTexts: ReadonlyMap<string, FrameworkText>;
}

/** Reads the spec and the labels of a product. Throws a `SpecError`. */
export function readSpecFacts(root: string, language: string): SpecFacts {
  const source = readSpecSource(readSchemaFiles(root), readOwnKinds(root), root);
  const model = buildModel(source);
  const input = readLabels(root);
  const frameworkKeys = input.readFrameworkKeys();
  return {
    root,
    language,
    source,
    model,
    catalogues: toCatalogues(model, input),
    labels: model.product.languages.map(
      (each) => toLanguageLabels(each, input.source, { model, frameworkKeys }).labels,
    ),
    frameworkTexts: readLocatedTexts(nearestLanguage(language, frameworkLanguages()) ?? "en-US"),
  };
}

/** A text of the framework and its line. */
interface FrameworkText {
  readonly text: string;
  /** Relative to the framework: `src/console/i18n/en-US/crud.ts`. */
  readonly file: string;
  readonly line: number;
}

/** The framework's texts in one of its languages, by key. */
function readLocatedTexts(language: string): ReadonlyMap<string, FrameworkText> {
  const folder = `src/console/i18n/${language}`;
  const files = readdirSync(path.join(frameworkRoot, folder)).filter((name) => /(?<!\.test|\.d)\.[tj]s$/.test(name));
  return new Map(files.flatMap((name) => textsIn(`${folder}/${name}`)));
}

function textsIn(file: string): readonly (readonly [key: string, text: FrameworkText])[] {
  const code = readFileSync(path.join(frameworkRoot, file), "utf8");
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
  const found: [string, FrameworkText][] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      ts.isStringLiteralLike(node.name) &&
      ts.isStringLiteralLike(node.initializer)
    ) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push([node.name.text, { text: node.initializer.text, file, line }]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
