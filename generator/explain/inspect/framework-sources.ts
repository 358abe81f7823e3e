import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { frameworkRoot } from "../../places/product-places.ts";

/** A text of the framework and its line. */
export interface FrameworkText {
  readonly text: string;
  /** Relative to the framework: `src/console/i18n/en-US/crud.ts`. */
  readonly file: string;
  readonly line: number;
}

/** The framework's texts in one of its languages, by key. */
export function readLocatedTexts(language: string): ReadonlyMap<string, FrameworkText> {
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
