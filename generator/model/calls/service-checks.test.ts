import { expect, test } from "vitest";
import type { Plain } from "../../read/plain-value.ts";
import { diagnosticsIn, smallSpec, text, validEntity } from "../../testing/small-spec.ts";

const types = {
  Ask: { type: "object", properties: { name: text } },
  Endless: { type: "object", properties: { next: { $ref: "#/definitions/Endless" } } },
  Deep: { type: "object", properties: { name: text, inner: { $ref: "#/definitions/Ask" } } },
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
    range: { ...call, path: "/range", query: "Ask" },
    find: { ...call, path: "/find", method: "GET", query: "Deep", result: "Ask" },
    seek: { ...call, path: "/seek", method: "GET", body: "Ask" },
  };
  const path = "a path without parameters, such as /logout";
  const none = "is not an exported type of this file";
  expect(diagnosticsOf({ service: { title: "A", version: "1", calls } })).toEqual([
    'service.calls.log out#: "log out" is not a valid name -> a camelCase name: letters and digits, starting with a lowercase letter',
    `service.calls.leave.path: "/leave/{id}" is not a valid path -> ${path}`,
    `service.calls.renew.path: "renew" is not a valid path -> ${path}`,
    `service.calls.other.body: "Asks" ${none} -> did you mean "Ask"? (one of: Ask, Endless, Deep, Odd)`,
    `service.calls.other.result: "Item" ${none} -> one of: Ask, Endless, Deep, Odd`,
    'service.calls.last.result: the type "Endless" contains itself -> a type without recursion',
    'service.calls.odd.body: "Odd": in its "name": @maxLength 0 allows no value -> 1 or more',
    `service.calls.odd.body: "Odd": in its "both": a value that can be string or number -> one of these types: string if it can be any text`,
    "service.calls.range.query: only GET calls have a query -> GET, or a body",
    'service.calls.find.query: "Deep": "inner" cannot be part of a query -> a text, a number, a boolean or an enumeration',
    "service.calls.seek.body: browsers cannot send a body with GET -> POST or PUT, or no body",
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
    'menu.1.name: another entry is already named "items" -> another name',
    'menu.2.name: "the rest" is not a valid name -> a camelCase name: letters and digits, starting with a lowercase letter',
    'menu.2.path: "rest" is not a valid path -> a path such as /tickets',
    "menu.3.path: the entry has both an entity and a path -> one of them",
    'menu.4.entity: "part" has no list screen -> "list" in its screens, or an entity that has one: item, other',
    'menu.5.entity: "itme" is not an entity -> did you mean "item"? (one of: item, other)',
    'menu.6.name (at menu.6): "" is not a valid name -> a camelCase name: letters and digits, starting with a lowercase letter',
  ]);
});

function diagnosticsOf(more: { readonly menu?: Plain; readonly service?: Plain }): readonly string[] {
  const part = validEntity({}, { screens: null });
  return diagnosticsIn(smallSpec({ entities: { item: validEntity(), other: validEntity(), part }, types, ...more }));
}
