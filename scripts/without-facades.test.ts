import { expect, test } from "vitest";
import { readFacade, skipFacades } from "./without-facades.ts";

const facade = readFacade('export{n as ListScreen,t}from"./list-Ck1A.js";');
const facades = new Map(facade ? [["list-screen-B0.js", facade]] : []);

test("a file that only passes on another one is recognised", () => {
  expect(facade).toEqual({ target: "list-Ck1A.js", members: "ListScreen:m.n,t:m.t" });
});

test("a file that does anything else is not", () => {
  expect(readFacade('import"./base.js";export{n as ListScreen}from"./list-Ck1A.js";')).toBeNull();
  expect(readFacade("var a=1;export{a as ListScreen};")).toBeNull();
});

test("who loads it late loads what it passes on, under the names that it gave", () => {
  const code = "const {ListScreen}=await import(`./list-screen-B0.js`);await import(`./other.js`)";
  expect(skipFacades(code, facades)).toBe(
    'const {ListScreen}=await import("./list-Ck1A.js").then(m=>({ListScreen:m.n,t:m.t}));await import(`./other.js`)',
  );
});

test("what is fetched ahead of it is what it passes on", () => {
  expect(skipFacades('f=["assets/list-screen-B0.js","assets/base.js"]', facades)).toBe(
    'f=["assets/list-Ck1A.js","assets/base.js"]',
  );
});
