import { expect, test } from "vitest";
import { runsOf, toWords, wordsOfCode } from "./framework-words.ts";
import { productNames } from "./product-names.ts";

test("a product's names are those of its entities, fields, values, types, actions, sections and paths", () => {
  const names = productNames("testing/fixture");
  const known = ["ticket", "last-day", "blocked", "audiences", "head-reader", "ticket-type", "card-token"];
  expect(known.filter((words) => !names.has(words))).toEqual([]);
  expect(["renew-card", "entry", "tickets"].map((words) => names.get(words)?.kind)).toEqual([
    "action",
    "section",
    "entity",
  ]);
});

test("the words of code come from identifiers, strings, templates, regular expressions and JSX, not from comments", () => {
  const code = [
    "// a comment",
    'const bookCopies = "short-story";',
    "const at = `/tickets/$" + "{one}/last_day`;",
    "const found = /weekly|TOP_UP/;",
    "const page = <p title={at}>Head reader</p>;",
  ].join("\n");
  const found = wordsOfCode("a.tsx", code).map(({ words, line }) => `${line} ${words.join("-")}`);
  expect(found).toEqual(
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
  expect(found.filter((line) => line.includes("comment"))).toEqual([]);
});

test("a name is split into words in any case, and each run of adjacent words is joined", () => {
  expect([toWords("toBookCopies"), toWords("BOOK_COPY"), toWords("book-copy"), toWords("HTMLPage")]).toEqual([
    ["to", "book", "copies"],
    ["book", "copy"],
    ["book", "copy"],
    ["html", "page"],
  ]);
  expect(runsOf(["to", "book", "copies"], 2)).toEqual(["to", "to-book", "book", "book-copies", "copies"]);
});
