import ts from "typescript";

/** True for names that a constant cannot have: `class`, `new`, `package`. */
export function isReserved(name: string): boolean {
  const word = ts.createScanner(ts.ScriptTarget.ES2022, true, ts.LanguageVariant.Standard, name).scan();
  const isWord = word >= ts.SyntaxKind.FirstReservedWord && word <= ts.SyntaxKind.LastFutureReservedWord;
  return isWord || ["arguments", "await", "eval"].includes(name);
}
