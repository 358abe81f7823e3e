import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "../../testing/temporary-folder.ts";
import { readFilledSlots, readOwnScreens } from "./override-sources.ts";

let project: string;

beforeEach(() => {
  project = testFolder("overrides-");
  mkdirSync(path.join(project, "src/console/overrides"), { recursive: true });
});

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
      import { ticketOverrides as own } from "./ticket.tsx";
      export const overrideRegistry: OverrideRegistry = { entities: { ticket: own, book: { form: BookForm } } };`,
    "ticket.tsx": `// display: { value: NotThisOne }
import { CopyableText } from "./copyable-text.tsx";
export const ticketOverrides = {
  display: { code: CopyableText },
  widgets: {
    code: ({ value }) => value,
  },
  screens: { list: async () => Board },
  listActions() {
    return null;
  },
} satisfies EntityOverrides<"ticket">;`,
  });
  expect(slotsOf("ticket")).toEqual([
    "ticket.tsx:4 display.code CopyableText",
    "ticket.tsx:6 widgets.code ",
    "ticket.tsx:8 screens.list ",
    "ticket.tsx:9 listActions ",
  ]);
  expect(slotsOf("book")).toEqual(["registry.ts:3 form BookForm"]);
  expect(slotsOf("member")).toEqual([]);
});

test("an override that is not in the registry is ignored", () => {
  lay({
    "registry.ts": "export const overrideRegistry = { entities: {} };",
    "ticket.tsx": "export const ticketOverrides = { display: { code: CopyableText } };",
  });
  expect(slotsOf("ticket")).toEqual([]);
});

test("the later of two members with the same name wins, even over a spread", () => {
  lay({
    "registry.ts": `import { shared } from "./shared.ts";
const display = { ...shared, code: Loud };
const ticketOverrides = { display } as const;
export const overrideRegistry = { entities: { ticket: ticketOverrides } };`,
    "shared.ts": "export const shared = {\n  code: Quiet,\n  value: Big,\n};",
  });
  expect(slotsOf("ticket")).toEqual(["registry.ts:2 display.code Loud", "shared.ts:3 display.value Big"]);
});

test("without a registry, or with an unresolved name in it, no slot is filled", () => {
  expect(slotsOf("ticket")).toEqual([]);
  lay({
    "registry.ts": 'import { ticket } from "./gone.ts";\nexport const overrideRegistry = { entities: { ticket } };',
  });
  expect(slotsOf("ticket")).toEqual([]);
});

test("replaced screens are found with their files if the syntax shows them", () => {
  lay({
    "registry.ts": `import { ticketOverrides } from "./ticket.tsx";
export const overrideRegistry = { entities: { ticket: ticketOverrides, book: { form: BookForm } } };`,
    "ticket.tsx": `export const ticketOverrides = {
  screens: {
    list: async () => (await import("../ticket/ticket-list.tsx")).TicketList,
    show: loadTicket,
  },
} satisfies EntityOverrides<"ticket">;`,
  });
  expect(readOwnScreens(project)).toEqual([
    { entity: "ticket", screen: "list", file: "src/console/ticket/ticket-list.tsx" },
  ]);
});
