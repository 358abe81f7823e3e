import { describe, expect, test } from "vitest";
import type { FormData } from "../../fields/form-store.ts";
import { parseExactJson, toExactJson } from "../../lib/exact-json.ts";
import { type OpenedForm, toBody } from "./form-body.ts";
import { NO_UI, toFormData } from "./form-data.ts";

describe("a change of one part of a value", () => {
  const number = { type: "number" } as const;
  const pointSchema = { type: "object", properties: { x: number, y: number, label: { type: "string" } } } as const;
  const schema = {
    type: "object",
    properties: {
      point: pointSchema,
      numbers: { type: "array", items: number },
      track: { type: "array", items: pointSchema },
    },
  } as const;
  const BIG = '{"x":1.00000000000000001,"y":12345678901234567890.5,"label":"a"}';
  const EXACT = "0.10000000000000001234";
  const json = `{"point":${BIG},"numbers":[${EXACT},2],"track":[${BIG},{"x":1,"y":2,"label":"b"}]}`;
  const loaded = parseExactJson(json) as FormData;
  const opened = toFormData(schema, NO_UI, loaded);
  const source: OpenedForm = {
    schema,
    uiSchema: NO_UI,
    visibleWhen: {},
    loaded,
    opened,
    shape: loaded,
    findRecord: () => null,
  };
  const sent = (now: FormData) => toExactJson(toBody(source, { ...opened, ...now }));

  const point = opened["point"] as object;
  const numbers = opened["numbers"] as readonly number[];

  test.each([
    ["an object", { point: { ...point, label: "c" } }, json.replace('"label":"a"', '"label":"c"')],
    ["a list with another number", { numbers: [...numbers, 5] }, json.replace(",2]", ",2,5]")],
    ["a list in another order", { numbers: [...numbers].reverse() }, json.replace(`[${EXACT},2]`, `[2,${EXACT}]`)],
  ])("sends the other parts as they were received: %s", (_, now, body) => {
    expect(sent(now)).toBe(body);
  });

  test("sends the other rows and members as they were received", () => {
    const [first, second] = opened["track"] as readonly object[];
    expect(sent({ track: [second, { ...first, label: "c" }] })).toBe(
      json.replace(/"track":\[.*\]/, `"track":[{"x":1,"y":2,"label":"b"},${BIG.replace('"a"', '"c"')}]`),
    );
  });
});
