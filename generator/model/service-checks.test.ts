import { expect, test } from "vitest";
import type { Plain } from "../read/plain-value.ts";
import { diagnosticsIn, smallSpec, text, validEntity } from "../testing/small-spec.ts";
import { FIELD_TYPES } from "../vocabulary/field-types.ts";

const types = {
  Ask: { type: "object", properties: { name: text } },
  Endless: { type: "object", properties: { next: { $ref: "#/definitions/Endless" } } },
  Odd: { type: "object", properties: { name: { ...text, maxLength: 0 }, both: { type: ["string", "number"] } } },
};

test("a service call needs a valid name, a path without parameters, and types of the service's file", () => {
  const call = { method: "POST", path: "/enter", security: "none" };
  const calls = {
    enter: { ...call, body: "Ask", result: "Ask" },
    "log out": { ...call, path: "/leave" },
    leave: { ...call, path: "/leave/{id}" },
    renew: { ...call, path: "renew" },
    other: { ...call, path: "/other", body: "Asks", result: "Item" },
    last: { ...call, path: "/last", result: "Endless" },
    odd: { ...call, path: "/odd", body: "Odd" },
    seek: { ...call, path: "/seek", method: "GET", body: "Ask" },
  };
  const path = "a path without parameters, such as /logout";
  const none = "which is no exported type of this file";
  expect(diagnosticsOf({ service: { title: "A", version: "1", calls } })).toEqual([
    'service.calls.log out#: "log out" -> a name of letters and digits that begins small',
    `service.calls.leave.path: "/leave/{id}" -> ${path}`,
    `service.calls.renew.path: "renew" -> ${path}`,
    `service.calls.other.body: "Asks", ${none} -> did you mean "Ask"? (one of: Ask, Endless, Odd)`,
    `service.calls.other.result: "Item", ${none} -> one of: Ask, Endless, Odd`,
    'service.calls.last.result: "Endless", a type that contains itself -> a type that ends',
    'service.calls.odd.body: "Odd": in its "name": @maxLength 0, which leaves nothing to enter -> 1 or more',
    `service.calls.odd.body: "Odd": in its "both": a type that no control, column or display can hold -> ${FIELD_TYPES}`,
    "service.calls.seek.body: a GET that sends a body, which no browser does -> POST or PUT, or no body",
  ]);
});

test("a menu entry needs a unique name, and either an entity with a list or a path", () => {
  const menu = [
    { name: "items", icon: "HomeOutlined", entity: "item" },
    { name: "items", icon: "HomeOutlined" },
    { name: "the rest", icon: "HomeOutlined", path: "rest" },
    { name: "both", icon: "HomeOutlined", path: "/both", entity: "item" },
    { name: "parts", icon: "HomeOutlined", entity: "part" },
    { name: "typo", icon: "HomeOutlined", entity: "itme" },
    { icon: "HomeOutlined", path: "/nameless" },
  ];
  expect(diagnosticsOf({ menu })).toEqual([
    'menu.1.name: a second entry named "items" -> another name',
    'menu.2.name: "the rest" -> a name of letters and digits that begins small',
    'menu.2.path: "rest" -> a path such as /tickets',
    "menu.3.path: both an entity and a path -> one of them",
    'menu.4.entity: "part", which has no list screen -> "list" in its screens, or an entity that has one: item, other',
    'menu.5.entity: "itme", which is no entity -> did you mean "item"? (one of: item, other)',
    'menu.6.name (at menu.6): "" -> a name of letters and digits that begins small',
  ]);
});

function diagnosticsOf(more: { readonly menu?: Plain; readonly service?: Plain }): readonly string[] {
  const part = validEntity({}, { screens: null });
  return diagnosticsIn(smallSpec({ entities: { item: validEntity(), other: validEntity(), part }, types, ...more }));
}
