import { expect, test } from "vitest";
import { toJavaScript } from "./compile.ts";
import { moduleNamesIn, withCompiledImports } from "./module-names.ts";

const compiled = (text: string) => withCompiledImports("src/console/app.ts", text);

test.each([
  ['import { a } from "./a.ts";', 'import { a } from "./a.js";'],
  ['import "../page.css";', 'import "../page.css";'],
  ['export type { A } from "../../lib/a.tsx";', 'export type { A } from "../../lib/a.js";'],
  ['const a = await import("./later.tsx");', 'const a = await import("./later.js");'],
  ['type A = import("./types.ts").A;', 'type A = import("./types.js").A;'],
  ['declare module "./register.ts" {}', 'declare module "./register.js" {}'],
  ['new Worker(new URL("./worker.ts", import.meta.url));', 'new Worker(new URL("./worker.js", import.meta.url));'],
  ['import { b } from "drizzle-kit/api";', 'import { b } from "../../vendor/drizzle-kit.js";'],
  ['import { useState } from "react";', 'import { useState } from "react";'],
  ['const text = "./a.ts";', 'const text = "./a.ts";'],
  ['new URL("./data.json", import.meta.url);', 'new URL("./data.json", import.meta.url);'],
  ['new URL("./a.ts", base);', 'new URL("./a.ts", base);'],
])("%s is compiled to %s", (source, wanted) => {
  expect(compiled(source)).toBe(wanted);
});

test("JavaScript has no types, comments or JSX, and names compiled files", () => {
  const source =
    '/** Text. */\nimport type { T } from "./t.ts";\nimport { V } from "./v.tsx";\nexport const a: T = <V />;\n';
  const { name, text } = toJavaScript("src/a.tsx", source);
  expect(name).toBe("src/a.js");
  expect(moduleNamesIn(name, text).map((each) => each.text)).toEqual(["react/jsx-runtime", "./v.js"]);
  expect(text).not.toMatch(/Text|<V|: T/);
});
