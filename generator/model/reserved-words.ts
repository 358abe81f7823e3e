import ts from "typescript";

/** `class`, `new`, `package`: what no constant can be called. */
export function isReserved(name: string): boolean {
  const word = ts.createScanner(ts.ScriptTarget.ES2022, true, ts.LanguageVariant.Standard, name).scan();
  const isWord = word >= ts.SyntaxKind.FirstReservedWord && word <= ts.SyntaxKind.LastFutureReservedWord;
  return isWord || ["arguments", "await", "eval"].includes(name);
}
