import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { SpecError, throwIfAny } from "../diagnostics/spec-error.ts";
import { readSpecSource } from "./spec-source.ts";

/** What Prisma 7 generates for a model, with the types of its runtime that are used. */
const PRISMA = {
  "node_modules/@prisma/client/package.json": '{ "name": "@prisma/client", "types": "index.d.ts" }',
  "node_modules/@prisma/client/index.d.ts": "export * from '.prisma/client/default'",
  "node_modules/.prisma/client/default.d.ts": "export * from './index'",
  "node_modules/.prisma/client/index.d.ts": `import * as runtime from '@prisma/client/runtime/client.js';
import $Result = runtime.Types.Result
/**
 * Model User
 */
export type User = $Result.DefaultSelection<Prisma.$UserPayload>
export namespace $Enums {
  export const Role: {
  ADMIN: 'ADMIN',
  MEMBER: 'MEMBER'
};
export type Role = (typeof Role)[keyof typeof Role]
}
export type Role = $Enums.Role
export const Role: typeof $Enums.Role
export namespace Prisma {
  export import Decimal = runtime.Decimal
  export import JsonValue = runtime.JsonValue
  export import Bytes = runtime.Bytes
  export type $UserPayload<ExtArgs extends runtime.InternalArgs = runtime.DefaultArgs> = {
    name: "User"
    objects: {}
    scalars: runtime.GetPayloadResult<{
      id: string
      /**
       * The address.
       */
      email: string
      name: string | null
      role: $Enums.Role
      balance: Prisma.Decimal
      big: bigint | null
      meta: Prisma.JsonValue | null
      tags: string[]
      photo: Prisma.Bytes | null
      createdAt: Date
    }, ExtArgs["result"]["user"]>
    composites: {}
  }
}
`,
  "node_modules/@prisma/client/runtime/client.d.ts": `export declare class Decimal {
  plus(n: number): Decimal;
  toJSON(): string;
}
export declare type JsonObject = { [Key in string]?: JsonValue };
export declare interface JsonArray extends Array<JsonValue> {}
export declare type JsonValue = string | number | boolean | JsonObject | JsonArray | null;
export declare type Bytes = Uint8Array;
export declare type InternalArgs<R = { [K in string]: { [K in string]: unknown } }> = { result: R };
export declare type DefaultArgs = InternalArgs<{}>;
export declare type GetPayloadResultExtensionKeys<R extends InternalArgs['result'][string], KR extends keyof R = string extends keyof R ? never : keyof R> = KR;
export declare type GetPayloadResultExtensionObject<R extends InternalArgs['result'][string]> = {
  [K in GetPayloadResultExtensionKeys<R>]: R[K] extends () => { compute: (...args: any) => infer C } ? C : never;
};
export declare type GetPayloadResult<Base extends Record<any, any>, R extends InternalArgs['result'][string]> = Omit<Base, GetPayloadResultExtensionKeys<R>> & GetPayloadResultExtensionObject<R>;
declare type Select<T, U> = T extends U ? T : never;
declare type UnwrapPayload<P> = {} extends P ? unknown : {
  [K in keyof P]: P[K] extends { scalars: infer S; composites: infer C }[] ? Array<S & UnwrapPayload<C>> : P[K] extends { scalars: infer S; composites: infer C } | null ? S & UnwrapPayload<C> | Select<P[K], null> : never;
};
declare type OmitValue<Omit, Key> = Key extends keyof Omit ? Omit[Key] : false;
declare type Compute<T> = T extends Function ? T : { [K in keyof T]: T[K] } & unknown;
declare type ApplyOmit<T, OmitConfig> = Compute<{ [K in keyof T as OmitValue<OmitConfig, K> extends true ? never : K]: T[K] }>;
export declare namespace Types {
  namespace Result {
    type DefaultSelection<Payload extends { name: string }, Args = {}> = Args extends { omit: infer LocalOmit } ? ApplyOmit<UnwrapPayload<{ default: Payload }>['default'], LocalOmit> : ApplyOmit<UnwrapPayload<{ default: Payload }>['default'], {}>;
  }
}
`,
};

const SHOP = {
  "node_modules/@shop/types/package.json": '{ "name": "@shop/types", "types": "index.d.ts" }',
  "node_modules/@shop/types/index.d.ts": `export type State = "waiting" | "open";
export interface Item { /** The price. @minimum 0 */ price: number; readonly made_at: string; state: State; kind: "new" | "used"; }
export interface Box { kind: "large" | "small"; parent?: Box; }
export interface Other { items: { kind: "x" | "y" }[]; }
export declare enum Size { Small = "s", Large = "l" }
export interface Shirt { size: Size; }
`,
};

function read(text: string, packages: Readonly<Record<string, string>>) {
  const root = mkdtempSync(path.join(tmpdir(), "types-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, content] of Object.entries(packages)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  const source = readSpecSource([{ path: "schema/types.ts", text }], [], root);
  throwIfAny(source.compilerDiagnostics);
  return source.definitions.schemas;
}

function mistakesOf(text: string, packages: Readonly<Record<string, string>>): string {
  try {
    read(text, packages);
  } catch (error) {
    if (error instanceof SpecError) {
      return error.diagnostics.map(({ message, hint }) => `${message} -> ${hint}`).join("\n");
    }
    throw error;
  }
  return "";
}

test("a type that Prisma generates is read as JSON has it", () => {
  const text = `import type { User as PrismaUser } from "@prisma/client";
import type { Jsonify } from "entity-console/spec";
export interface User extends Jsonify<Omit<PrismaUser, "big" | "meta" | "photo">> { readonly id: string }`;
  expect(read(text, PRISMA)["User"]).toMatchObject({
    properties: {
      id: { type: "string", readOnly: true },
      email: { type: "string", description: "The address." },
      name: { type: ["string", "null"] },
      role: { $ref: "#/definitions/Role" },
      balance: { type: "string" },
      tags: { type: "array", items: { type: "string" } },
      createdAt: { type: "string", format: "date-time" },
    },
    required: ["id", "email", "name", "role", "balance", "tags", "createdAt"],
  });
});

test("each field of a type of Prisma that JSON has not is rejected once, with a remedy", () => {
  const text = 'import type { User as Prisma } from "@prisma/client";\nexport interface User extends Prisma {}';
  expect(mistakesOf(text, PRISMA).split("\n")).toEqual([
    'in "balance": `Decimal`, a type that forms do not support -> a text or number as JSON has it: Jsonify<…> of entity-console/spec around the whole type',
    'in "big": `bigint`, a type that forms do not support -> number, with @asType integer; larger numbers as string',
    expect.stringMatching(/^in "meta": `Json\w+`, a type that .* -> /),
    'in "photo": `Prisma.Bytes`, a type that forms do not support -> the type of the value, or Record<string, unknown> for any JSON object',
    'in "createdAt": `Date`, a type that forms do not support -> string, with @format date or date-time; Jsonify<…> of entity-console/spec for a type of a package with dates',
  ]);
});

test("types of packages keep tags, readonly and the names of their enumerations", () => {
  const schemas = read(
    'import type { Item } from "@shop/types";\nimport type { CamelCase } from "entity-console/spec";\nexport type Article = CamelCase<Item>;',
    SHOP,
  );
  expect(schemas).toEqual({
    Article: {
      type: "object",
      required: ["price", "madeAt", "state", "kind"],
      additionalProperties: false,
      properties: {
        price: { type: "number", description: "The price.", minimum: 0 },
        madeAt: { type: "string", readOnly: true },
        state: { $ref: "#/definitions/State" },
        kind: { $ref: "#/definitions/ItemKind" },
      },
    },
    State: { type: "string", enum: ["waiting", "open"] },
    ItemKind: { type: "string", enum: ["new", "used"] },
  });
});

test("two imported unions of the same texts keep their names", () => {
  const text = `import type { One, Two } from "@shop/types";
export interface A { one: One["kind"]; two: Two["kind"]; list: One["kinds"]; path: Two["paths"][200]["json"] }`;
  const files = {
    "node_modules/@shop/types/index.d.ts": `export interface One { kind: "a" | "b"; kinds: ("a" | "b")[]; }
export interface Two { kind: "a" | "b"; paths: { 200: { json: "x" | "y" } }; }`,
  };
  expect(read(text, { ...SHOP, ...files })["A"]?.properties).toEqual({
    one: { $ref: "#/definitions/OneKind" },
    two: { $ref: "#/definitions/TwoKind" },
    list: { type: "array", items: { $ref: "#/definitions/OneKinds" } },
    path: { $ref: "#/definitions/PathsJson" },
  });
});

test.each([
  ["export type A = Box;", /in "parent": `Box`, a type that contains itself/],
  ["export type BoxKind = 'a' | 'b'; export type A = Omit<Box, 'parent'>;", /the name of another type, "BoxKind"/],
  ["export type A = Shirt;", /in "size": `Size`.* -> a union of its texts: `"s" \| "l"`/],
  ["export type A = Missing;", /"Missing", which the file does not export/],
  ["import type { B } from 'no-such-package'; export type A = B;", /-> the name of a package that is installed/],
])("%s with types of a package is rejected", (text, words) => {
  expect(mistakesOf(`import type { Box, Missing, Other, Shirt } from "@shop/types";\n${text}`, SHOP)).toMatch(words);
});
