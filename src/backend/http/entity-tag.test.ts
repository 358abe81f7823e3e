import { expect, test } from "vitest";
import { toConditionCheck, toEntityTag, toVersionCheck } from "./entity-tag.ts";
import { HttpProblem } from "./http-problem.ts";

const current = { id: "01890000-0000-7000-8000-000000000000", revision: 7 };
const tag = toEntityTag(current);

/** The status of a check with that header and the version above; 200 if it passes. */
function statusOf(ifMatch: string | undefined, check = toVersionCheck): number {
  try {
    check(ifMatch)(current);
    return 200;
  } catch (error) {
    return error instanceof HttpProblem ? error.statusCode : 500;
  }
}

test.each([undefined, "*", " * ", tag, ` ${tag}\t`, `"a,b" , ${tag}`, `,,${tag},`, `W/"x",${tag},""`])(
  "If-Match %j matches the version",
  (ifMatch) => expect(statusOf(ifMatch)).toBe(200),
);

test.each([`W/${tag}`, '"other"', '""', `"${tag.slice(1, -1)},x"`, `"x,${tag.slice(1)}`, `${tag.slice(0, -1)}0"`])(
  "If-Match %j is another version, and is 412",
  (ifMatch) => expect(statusOf(ifMatch)).toBe(412),
);

test.each([
  "",
  " ",
  ",",
  tag.slice(1, -1),
  tag.slice(0, -1),
  `${tag} ${tag}`,
  `"old", *`,
  `*, ${tag}`,
  "**",
  `w/${tag}`,
])("If-Match %j is no list of tags, and is 400", (ifMatch) => expect(statusOf(ifMatch)).toBe(400));

test.each([" ", "\t", '"', "W/", ",", '"a" '])(
  "an If-Match with many copies of %j is parsed in linear time",
  (text) => {
    const began = performance.now();
    expect(statusOf(`"a",${text.repeat(16_000 / text.length)}x`)).toBe(400);
    // It took seconds, which blocked other requests.
    expect(performance.now() - began).toBeLessThan(1_000);
  },
);

test.each([
  ["*", 412],
  [tag, 412],
  [`"old", W/${tag}`, 412],
  ['"old"', 200],
  [undefined, 200],
  ["", 400],
  [`*, ${tag}`, 400],
])("a write with the If-None-Match %j over the version above is %i", (ifNoneMatch, status) =>
  expect(statusOf(ifNoneMatch, (header) => toConditionCheck({ "if-none-match": header }))).toBe(status),
);

test("both conditions of a write must match", () => {
  const both = (ifMatch: string, ifNoneMatch: string) =>
    statusOf(ifMatch, (header) => toConditionCheck({ "if-match": header, "if-none-match": ifNoneMatch }));
  expect([both(tag, '"old"'), both('"old"', '"old"'), both(tag, tag)]).toEqual([200, 412, 412]);
});
