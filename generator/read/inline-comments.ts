import ts from "typescript";

/**
 * Attaches comments to fields on the same line: in `{ /** @minimum 1 *\/ n: number }` the compiler takes the comment as
 * one after the brace. The file is parsed again with a line break in place of the blank before such a comment, which
 * keeps all positions; the text stays.
 */
export function attachInlineComments(
  source: ts.SourceFile,
  version: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile {
  const blanks = /[{;,][ \t]+\/\*\*/.test(source.text) ? blanksBeforeComments(source) : [];
  if (blanks.length === 0) {
    return source;
  }
  const text = [...blanks].reduce((each, at) => `${each.slice(0, at)}\n${each.slice(at + 1)}`, source.text);
  const parsed = ts.createSourceFile(source.fileName, text, version, true);
  parsed.text = source.text;
  return parsed;
}

/** The positions of the blanks before comments that are on the line of their field, but not first on it. */
function blanksBeforeComments(source: ts.SourceFile): readonly number[] {
  const found: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node)) {
      const between = source.text.slice(node.pos, node.getStart());
      const [, blank, comment] = /^([ \t]+)(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)[ \t]*$/.exec(between) ?? [];
      if (blank !== undefined && comment !== undefined) {
        found.push(node.pos + blank.length - 1);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
