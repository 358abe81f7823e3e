import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readFilledSlots } from "./override-sources.ts";

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "overrides-"));
  mkdirSync(path.join(project, "src/console/overrides"), { recursive: true });
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

function lay(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(project, "src/console/overrides", name), text);
  }
}

const slotsOf = (entity: string) =>
  readFilledSlots(project, entity).map(({ slot, file, line, by }) => `${path.basename(file)}:${line} ${slot} ${by}`);

test("slots are found from the registry, through imports, with the component in each", () => {
  lay({
    "registry.ts": `
      import { couponOverrides as own } from "./coupon.tsx";
      export const overrideRegistry: OverrideRegistry = { entities: { coupon: own, plan: { form: PlanForm } } };`,
    "coupon.tsx": `// display: { value: NotThisOne }
import { CopyableText } from "./copyable-text.tsx";
export const couponOverrides = {
  display: { code: CopyableText },
  widgets: {
    code: ({ value }) => value,
  },
  screens: { list: async () => Board },
  listActions() {
    return null;
  },
} satisfies EntityOverrides<"coupon">;`,
  });
  expect(slotsOf("coupon")).toEqual([
    "coupon.tsx:4 display.code CopyableText",
    "coupon.tsx:6 widgets.code ",
    "coupon.tsx:8 screens.list ",
    "coupon.tsx:9 listActions ",
  ]);
  expect(slotsOf("plan")).toEqual(["registry.ts:3 form PlanForm"]);
  expect(slotsOf("account")).toEqual([]);
});

test("an override that is written in a file but not named in the registry wins over nothing", () => {
  lay({
    "registry.ts": "export const overrideRegistry = { entities: {} };",
    "coupon.tsx": "export const couponOverrides = { display: { code: CopyableText } };",
  });
  expect(slotsOf("coupon")).toEqual([]);
});

test("of two members of one name the last wins, wherever the first came from", () => {
  lay({
    "registry.ts": `import { shared } from "./shared.ts";
const display = { ...shared, code: Loud };
const couponOverrides = { display } as const;
export const overrideRegistry = { entities: { coupon: couponOverrides } };`,
    "shared.ts": "export const shared = {\n  code: Quiet,\n  value: Big,\n};",
  });
  expect(slotsOf("coupon")).toEqual(["registry.ts:2 display.code Loud", "shared.ts:3 display.value Big"]);
});

test("a project without overrides, or with a name that leads nowhere, has none", () => {
  expect(slotsOf("coupon")).toEqual([]);
  lay({
    "registry.ts": 'import { coupon } from "./gone.ts";\nexport const overrideRegistry = { entities: { coupon } };',
  });
  expect(slotsOf("coupon")).toEqual([]);
});
