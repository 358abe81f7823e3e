import { frameworkRoot } from "../../../generator/paths/product-paths.ts";
import { frameworkFiles, runsOf, wordsOfFile } from "../framework-words.ts";
import { isOrdinary, ORDINARY_WORDS } from "../ordinary-words.ts";
import { NAMED_PRODUCTS, type ProductName, productNames } from "../product-names.ts";

/** Names of a product in the framework's code, templates and tests, and wrong entries of the word list. */
export function findFrameworkNames(): readonly string[] {
  const products = NAMED_PRODUCTS.map(productNames);
  const longest = Math.max(1, ...products.flatMap((names) => [...names.keys()].map(countWords)));
  const namesIn = (file: string) =>
    wordsOfFile(frameworkRoot, file).flatMap(({ words, line }) =>
      runsOf(words, longest)
        .flatMap((run) => products.flatMap((names) => names.get(run) ?? []))
        .filter((name) => !isOrdinary(name.words, file))
        .map((name) => `${file}:${line}: ${toReport(name)}`),
    );
  return [...new Set(frameworkFiles(frameworkRoot).flatMap(namesIn)), ...findWrongEntries()];
}

function countWords(words: string): number {
  return words.split("-").length;
}

function toReport({ words, kind, product }: ProductName): string {
  return `"${words}" is a name (${kind}) of ${product === "." ? "the first product" : product}`;
}

function findWrongEntries(): readonly string[] {
  const everywhere = ORDINARY_WORDS.filter(({ within }) => within === undefined).flatMap(({ words }) =>
    words.split(" "),
  );
  const twice = everywhere.filter((word, index) => everywhere.indexOf(word) !== index);
  const unclear = ORDINARY_WORDS.filter(({ reason }) => !reason.endsWith("."));
  return [
    ...twice.map((word) => `scripts/checks/ordinary-words.ts: "${word}" is in two groups`),
    ...unclear.map(({ reason }) => `scripts/checks/ordinary-words.ts: the reason "${reason}" is not a sentence`),
  ];
}
