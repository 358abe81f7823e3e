import { expect, test } from "vitest";
import { toApiError } from "./problem-body.ts";

/** Errors as frameworks send them, and the fields with their messages. */
const SHAPES: readonly (readonly [name: string, body: unknown, fields: readonly (readonly [string, string])[]])[] = [
  [
    "Django REST framework",
    { name: ["Required."], place: { zip_code: ["Bad."] }, lines: [{}, { amount: ["Too much."] }], title: ["Long."] },
    [
      ["name", "Required."],
      ["place.zip_code", "Bad."],
      ["lines[1].amount", "Too much."],
      ["title", "Long."],
    ],
  ],
  ["Django REST framework, a field called title", { title: ["Required."] }, [["title", "Required."]]],
  ["Django REST framework, of the record", { non_field_errors: ["Not together."] }, [["", "Not together."]]],
  ["Laravel", { message: "Bad.", errors: { "items.0.id": ["Bad."] } }, [["items[0].id", "Bad."]]],
  [
    "Rails",
    { errors: { name: ["is blank"], base: ["is closed"] } },
    [
      ["name", "is blank"],
      ["", "is closed"],
    ],
  ],
  [
    "Spring",
    { message: "Bad.", errors: [{ field: "name", defaultMessage: "too short", code: "Size" }] },
    [["name", "too short"]],
  ],
  ["Spring Data REST", { errors: [{ entity: "Book", property: "name", message: "blank" }] }, [["name", "blank"]]],
  ["ASP.NET", { title: "Bad.", status: 400, errors: { "Lines[0].Amount": ["Bad."] } }, [["Lines[0].Amount", "Bad."]]],
  [
    "FastAPI",
    { detail: [{ loc: ["body", "items", 0, "price"], msg: "no float", type: "t" }] },
    [["items[0].price", "no float"]],
  ],
  [
    "NestJS",
    {
      statusCode: 400,
      message: ["name should not be empty", "each value in tags must be a string"],
      error: "Bad Request",
    },
    [
      ["name", "name should not be empty"],
      ["tags", "each value in tags must be a string"],
    ],
  ],
  ["NestJS, without fields", { statusCode: 400, message: ["No such page"] }, []],
  [
    "Strapi",
    { data: null, error: { message: "Bad.", details: { errors: [{ path: ["name"], message: "no name" }] } } },
    [["name", "no name"]],
  ],
  [
    "Payload",
    {
      errors: [
        {
          name: "ValidationError",
          message: "invalid: title",
          data: { errors: [{ path: "title", message: "Required." }] },
        },
      ],
    },
    [["title", "Required."]],
  ],
  [
    "Feathers",
    {
      name: "BadRequest",
      message: "validation failed",
      code: 400,
      data: [{ instancePath: "/name", keyword: "k", message: "short" }],
      errors: {},
    },
    [["name", "short"]],
  ],
  [
    "PostgREST",
    { code: "23505", details: "Key (name)=(a) already exists.", hint: null, message: "duplicate key" },
    [["name", "duplicate key"]],
  ],
  [
    "JSON:API",
    { errors: [{ source: { pointer: "/data/attributes/name" }, detail: "too short" }] },
    [["name", "too short"]],
  ],
  [
    "OData",
    {
      error: { code: "400", message: "Several.", details: [{ code: "Y", target: "lines(1)/amount", message: "Bad." }] },
    },
    [["lines[1].amount", "Bad."]],
  ],
  ["OData, a single error", { error: { code: "400", message: "Bad name.", target: "name" } }, [["name", "Bad name."]]],
  [
    "Hasura",
    {
      errors: [{ message: "bad", extensions: { path: "$.selectionSet.insert_books.args.objects[0].name", code: "c" } }],
    },
    [["name", "bad"]],
  ],
];

test.each(SHAPES)("an error of %s is at its field", (_, body, fields) => {
  const answer = { status: 400, text: JSON.stringify(body), headers: new Headers(), isRedirected: false };
  const { details } = toApiError(answer);
  expect(details.map(({ path, message }) => [path, message])).toEqual(fields);
});

test("a unique violation of several columns names them", () => {
  const body = { code: "23505", details: "Key (owner, code)=(a, b) already exists.", message: "duplicate key" };
  const answer = { status: 409, text: JSON.stringify(body), headers: new Headers(), isRedirected: false };
  expect(toApiError(answer).details).toMatchObject([
    { path: "", code: "unique", params: { fields: ["owner", "code"] } },
  ]);
});
