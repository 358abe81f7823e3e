import { FILTER_LIMITS, type FilterCondition, type ListFilter } from "../../contract/list-filter.ts";
import { fieldProblem, HttpProblem } from "../http/http-problem.ts";

const GROUPS = ["all", "any", "none"] as const;
const TESTS = ["is", "contains", "atLeast", "atMost", "isThere"] as const;

/** The error for an invalid filter. */
export function invalidFilter(message: string): HttpProblem {
  return new HttpProblem(400, "The query is not valid", [fieldProblem("filter", "filter", message)]);
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listed = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");

/** Parses the parameter `filter` of a list: a group or a condition as JSON, of limited depth and size. */
export function readFilter(text: string): ListFilter {
  const count = { conditions: 0, contains: 0 };
  const filter = toFilter(parse(text), 0, count);
  if (count.conditions > FILTER_LIMITS.conditions) {
    throw invalidFilter(`has ${count.conditions} conditions: ask with at most ${FILTER_LIMITS.conditions}`);
  }
  if (count.contains > FILTER_LIMITS.contains) {
    throw invalidFilter(`has ${count.contains} conditions with "contains": ask with at most ${FILTER_LIMITS.contains}`);
  }
  return filter;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidFilter('is not JSON: write a condition as {"field": "name", "is": "x"}, a group as {"any": [ … ]}');
  }
}

function toFilter(value: unknown, depth: number, count: { conditions: number; contains: number }): ListFilter {
  if (!isObject(value)) {
    throw invalidFilter(`has ${JSON.stringify(value)} where a condition or a group must be: write an object`);
  }
  const kind = GROUPS.find((group) => Object.hasOwn(value, group));
  if (kind === undefined) {
    count.conditions += 1;
    count.contains += Object.hasOwn(value, "contains") ? 1 : 0;
    assertCondition(value);
    return value;
  }
  const parts = value[kind];
  if (Object.keys(value).length > 1 || !Array.isArray(parts)) {
    throw invalidFilter(`has a group that is not {"${kind}": [ … ]}: a group has one member, which is a list`);
  }
  if (depth === FILTER_LIMITS.depth) {
    throw invalidFilter(`has groups within groups more than ${FILTER_LIMITS.depth} deep: write it flatter`);
  }
  return toGroup(
    kind,
    parts.map((part) => toFilter(part, depth + 1, count)),
  );
}

function toGroup(kind: (typeof GROUPS)[number], parts: readonly ListFilter[]): ListFilter {
  if (kind === "all") {
    return { all: parts };
  }
  return kind === "any" ? { any: parts } : { none: parts };
}

/** Describes the operands of each test, for error messages. */
const OPERANDS: Readonly<
  Record<(typeof TESTS)[number], readonly [words: string, isRight: (value: unknown) => boolean]>
> = {
  is: ["a text, a number, true, false, or a list of 1 to 100 of these", isValues],
  contains: ["a text", (value) => typeof value === "string" && isValue(value)],
  atLeast: ["a number, a day or a time of day", isValue],
  atMost: ["a number, a day or a time of day", isValue],
  isThere: ["true or false", (value) => typeof value === "boolean"],
};

function isValue(value: unknown): boolean {
  // PostgreSQL cannot store this character.
  return typeof value === "string" ? !value.includes("\0") : ["number", "boolean"].includes(typeof value);
}

function isValues(value: unknown): boolean {
  return Array.isArray(value)
    ? value.length > 0 && value.length <= FILTER_LIMITS.values && value.every(isValue)
    : isValue(value);
}

function assertCondition(value: Json): asserts value is Json & FilterCondition {
  const { field, ...tests } = value;
  if (typeof field !== "string") {
    throw invalidFilter(
      `has an object that is neither a condition nor a group: name a "field", or one of ${listed(GROUPS)}`,
    );
  }
  const [unknown] = Object.keys(tests).filter((test) => !TESTS.some((known) => known === test));
  if (unknown !== undefined || Object.keys(tests).length === 0) {
    throw invalidFilter(
      `asks ${unknown === undefined ? "nothing" : `"${unknown}"`} of "${field}": ask one of ${listed(TESTS)}`,
    );
  }
  for (const test of TESTS.filter((each) => Object.hasOwn(tests, each))) {
    const [words, isRight] = OPERANDS[test];
    if (!isRight(tests[test])) {
      throw invalidFilter(`has ${JSON.stringify(tests[test])} as "${test}" of "${field}": write ${words}`);
    }
  }
}
