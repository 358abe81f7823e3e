import { expect, test } from "vitest";
import {
  diagnosticsIn,
  diagnosticsOfItem,
  modelOf,
  type SmallEntity,
  smallSpec,
  text,
  validEntity,
} from "../../testing/small-spec.ts";

const product = { languages: ["en-US"], currency: "USD", brand: { mark: "M8 8h16v16H8z" } } as const;

test.each([
  ["a b", '@wire a b of "two" is not a valid name'],
  ["a.b", '@wire a.b of "two" is not a valid name'],
  ["name", '"two" has the name "name" in requests and responses, like "name"'],
])("@wire %s is rejected", (wire, message) => {
  const [found] = diagnosticsOfItem({ two: { ...text, wire } }, {});
  expect(found).toContain(message);
});

test("fields inside objects may not have the same name on the wire", () => {
  const place = { type: "object", properties: { one: text, two: { ...text, wire: "one" } } } as const;
  const [found] = diagnosticsOfItem({ place: { $ref: "#/definitions/Place" } }, {}, { Place: place });
  expect(found).toContain('"two" has the name "one" in requests and responses, like "one"');
});

test("a filter may not have the name of a list parameter on the wire", () => {
  const list = { columns: ["name"], filters: ["order"] };
  const [found] = diagnosticsOfItem({ order: { type: "boolean", wire: "sort" } }, { list });
  expect(found).toContain('a filter by "order" is not possible: the list call uses a parameter of its name "sort"');
});

test("the name of ids is checked", () => {
  const spec = smallSpec({ entities: { item: validEntity() }, product: { ...product, idName: "a b" } });
  expect(diagnosticsIn(spec)).toEqual([expect.stringContaining('"a b" is not a valid name')]);
});

/** An entity with these fields in its form. */
function withFields(fields: SmallEntity["fields"]): SmallEntity {
  const form = { sections: [{ name: "general", fields: ["name", ...Object.keys(fields)] }] };
  return validEntity(fields, { form });
}

test("without other names there are no tables", () => {
  const { wire } = modelOf({ entities: { item: withFields({ releasedOn: text }) } });
  expect(wire).toEqual({ entities: {}, calls: {}, types: {} });
});

test("a field's own name has priority over the product's rule", () => {
  const fields = { releasedOn: text, pageCount: { ...text, wire: "pages" }, address2: text };
  const { wire } = modelOf({ entities: { item: withFields(fields) }, product: { ...product, naming: "snake_case" } });
  expect(wire.entities).toEqual({ item: { names: { releasedOn: "released_on", pageCount: "pages" } } });
});

test("types of sign-in keep their names", () => {
  const types = { Tokens: { type: "object", properties: { accessToken: text } } } as const;
  const call = { method: "POST", result: "Tokens" } as const;
  const service = {
    title: "x",
    version: "1",
    calls: {
      refresh: { ...call, path: "/refresh", security: "none" },
      renew: { ...call, path: "/renew", security: "bearer" },
    },
  } as const;
  const spec = {
    entities: { item: validEntity() },
    types,
    service,
    product: { ...product, naming: "snake_case" },
  } as const;
  expect(modelOf(spec).wire.calls).toEqual({});
});
