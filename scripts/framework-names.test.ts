import { describe, expect, test } from "vitest";
import { frameworkRoot } from "../generator/places/product-places.ts";
import { frameworkFiles, runsOf, toWords, wordsOfCode, wordsOfFile } from "./framework-words.ts";
import { isOrdinary, ORDINARY_WORDS } from "./ordinary-words.ts";
import { NAMED_PRODUCTS, type ProductName, productNames } from "./product-names.ts";

const products = NAMED_PRODUCTS.map(productNames);
const longest = Math.max(1, ...products.flatMap((names) => [...names.keys()].map((words) => words.split("-").length)));

/** `src/console/a.ts:12: "coupon" (entity of .)`, for each name of a product that a file says. */
function findNames(file: string, found = wordsOfFile(frameworkRoot, file)): readonly string[] {
  return found.flatMap(({ words, line }) =>
    runsOf(words, longest)
      .filter((run) => !isOrdinary(run, file))
      .flatMap((run) => products.flatMap((names) => names.get(run) ?? []))
      .map((name) => `${file}:${line}: ${toReport(name)}`),
  );
}

function toReport({ words, kind, product }: ProductName): string {
  return `"${words}" (${kind} of ${product === "." ? "the first product" : product})`;
}

test("no file of the framework, its tests included, says a name of a product", { timeout: 120_000 }, () => {
  const files = frameworkFiles(frameworkRoot);
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => [...new Set(findNames(file))])).toEqual([]);
});

describe("what is compared", () => {
  test("is every kind of name that a spec gives", () => {
    const names = productNames("testing/fixture");
    const known = ["ticket", "last-day", "blocked", "audiences", "head-reader", "ticket-type", "card-token"];
    expect(known.filter((words) => !names.has(words))).toEqual([]);
    expect(["renew-card", "entry", "tickets"].map((words) => names.get(words)?.kind)).toEqual([
      "action",
      "section",
      "entity",
    ]);
  });

  test("is said by identifiers, strings, parts of templates, regular expressions and JSX, not by comments", () => {
    const code = [
      "// a comment",
      'const bookCopies = "short-story";',
      "const at = `/tickets/$" + "{one}/last_day`;",
      "const found = /weekly|TOP_UP/;",
      "const page = <p title={at}>Head reader</p>;",
    ].join("\n");
    const said = wordsOfCode("a.tsx", code).map(({ words, line }) => `${line} ${words.join("-")}`);
    expect(said).toEqual(
      expect.arrayContaining([
        "2 book-copies",
        "2 short-story",
        "3 tickets",
        "3 last-day",
        "4 weekly",
        "4 top-up",
        "5 head",
        "5 reader",
      ]),
    );
    expect(said.filter((line) => line.includes("comment"))).toEqual([]);
  });

  test("is told apart into words whatever the case, and put together in every run", () => {
    expect([toWords("toBookCopies"), toWords("BOOK_COPY"), toWords("book-copy"), toWords("HTMLPage")]).toEqual([
      ["to", "book", "copies"],
      ["book", "copy"],
      ["book", "copy"],
      ["html", "page"],
    ]);
    expect(runsOf(["to", "book", "copies"], 2)).toEqual(["to", "to-book", "book", "book-copies", "copies"]);
  });
});

test("every ordinary word stands in one group, which says why", () => {
  const everywhere = ORDINARY_WORDS.filter(({ within }) => within === undefined).flatMap(({ words }) =>
    words.split(" "),
  );
  expect(everywhere.filter((word, index) => everywhere.indexOf(word) !== index)).toEqual([]);
  expect(ORDINARY_WORDS.filter(({ reason }) => !reason.endsWith("."))).toEqual([]);
});
