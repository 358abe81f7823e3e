/**
 * A small product as it was written for version 0.1.0, when products imported the framework's files by path: a spec,
 * labels, a custom route, an override, and a test of each side.
 */
export const oldProduct: Readonly<Record<string, string>> = {
  "schema/product.ts": `import type { ProductSpec } from "#spec";

export const product = {
  languages: ["en-US"],
  currency: "USD",
  brand: { mark: "M6 8h9v17H6z" },
} as const satisfies ProductSpec;
`,
  "schema/menu.ts": `import type { MenuEntry } from "#spec";

export const menu = [
  { name: "home", icon: "HomeOutlined", path: "/" },
  { name: "books", icon: "MenuBookOutlined", entity: "book" },
] as const satisfies readonly MenuEntry[];
`,
  "schema/service.ts": `import type { ServiceSpec } from "#spec";

/** The response of sign-in and refresh. */
export interface Tokens {
  accessToken: string;
  refreshToken?: string;
}

/** The body of a refresh. */
export interface RefreshRequest {
  refreshToken: string;
}

export const service = {
  title: "Books",
  version: "1.0.0",
  calls: {
    authenticate: { method: "POST", path: "/authentication", security: "basic", result: "Tokens" },
    refresh: { method: "POST", path: "/refresh-token", security: "none", body: "RefreshRequest", result: "Tokens" },
    logout: { method: "POST", path: "/logout", security: "bearer" },
  },
} as const satisfies ServiceSpec;
`,
  "schema/entities/book.ts": `import type { EntitySpec } from "#spec";

/** A book of the shelf. */
export interface Book {
  /** @readOnly */
  id: string;
  /**
   * @minLength 1
   * @maxLength 120
   */
  title: string;
  /** @minimum 0 */
  pages: number;
  /** @default false */
  lost: boolean;
}

export const book = {
  titleField: "title",
  icon: "MenuBookOutlined",
  operations: ["list", "get", "create", "update", "delete"],
  screens: ["list", "show", "create", "edit"],
  list: { columns: ["title", "pages"] },
  form: { sections: [{ name: "general", fields: ["title", "pages", "lost"] }] },
} as const satisfies EntitySpec<Book>;
`,
  "src/labels/en-US/book.ts": `import type { EntityLabels } from "#contract/labels.ts";

export const book = {
  one: "book",
  many: "books",
  fields: { title: "Title", pages: "Pages", lost: "Lost" },
  sections: { general: "General" },
} as const satisfies EntityLabels;
`,
  "src/labels/en-US/product.ts": `import type { ProductLabels } from "#contract/labels.ts";

export const labels = {
  name: "Books",
  menu: { home: "Home" },
  texts: { "count.title": "{{count}} pages" },
} as const satisfies ProductLabels;
`,
  "src/console/main.tsx": `import "#console/theme/fonts.css";
import "#console/theme/base.css";
import "#console/app/start-problem.css";
import { start } from "#console/app/start.tsx";
import { consoleProduct } from "./product.ts";

start(document.querySelector("#app"), consoleProduct);
`,
  "src/console/product.ts": `import type { ConsoleProduct } from "#console/product.ts";
import { consoleModel } from "../../generated/console.ts";

export const consoleProduct = {
  model: consoleModel,
  overrides: async () => (await import("./overrides/registry.ts")).overrideRegistry,
} satisfies ConsoleProduct;
`,
  "src/console/overrides/registry.ts": `import type { OverrideRegistry } from "#console/crud/overrides/entity-overrides.ts";
import { book } from "./book.tsx";

export const overrideRegistry = { entities: { book } } satisfies OverrideRegistry;
`,
  "src/console/overrides/book.tsx": `// The pages of a book, with a warning for a lost one.
import type { DisplayOverrideProps, EntityOverrides } from "#console/crud/overrides/entity-overrides.ts";
import { useText } from "#console/i18n/use-text.ts";
import { type Decimal, formatNumber, toDecimal } from "#console/lib/number-text.ts";
import buttons from "#console/ui/plain-button.module.css";
import { StatusChip } from "#console/ui/status-chip.tsx";
import type { EntityName } from "#contract/register.ts";
import type { Book } from "../../../schema/entities/book.ts";

const entity: EntityName = "book";

function Pages({ value, record }: DisplayOverrideProps<number, Book>) {
  const { t, language } = useText();
  const pages: Decimal | null = toDecimal(value);
  if (record.lost) {
    return <StatusChip tone="warning" label={t(\`entity.\${entity}.field.lost\`)} />;
  }
  return <span className={buttons["flat"]}>{pages === null ? "" : formatNumber(pages, language)}</span>;
}

export const book = { display: { pages: Pages } } satisfies EntityOverrides<"book">;
`,
  "src/console/book.test.tsx": `import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ListScreen } from "#console/crud/screens/list-screen.tsx";
import { FakeBackend } from "#console/crud/testing/fake-backend.ts";
import { renderScreen } from "#console/crud/testing/render-screen.tsx";
import { bookScreens } from "../../generated/screens/book.ts";

test("a book has its title", async () => {
  const backend = new FakeBackend({ tables: { "/books": [{ id: "b1", title: "Walden", pages: 352, lost: false }] } });
  const element = <ListScreen screens={bookScreens} />;
  await renderScreen({ backend, route: "/books", at: "/books", element, language: "en-US" });
  expect(await screen.findByText("Walden")).toBeTruthy();
});
`,
  "src/backend/product.ts": `import type { BackendProduct } from "#backend/product.ts";
import { backendModel } from "../../generated/backend/model.ts";
import { registerCount } from "./count-route.ts";

export const backendProduct: BackendProduct = {
  model: backendModel,
  openapi: new URL("../../generated/openapi.json", import.meta.url),
  migrations: new URL("./migrations/", import.meta.url),
  timeZone: "UTC",
  routes: registerCount,
};
`,
  "src/backend/count-route.ts": `import { sql } from "drizzle-orm";
import type { BackendContext } from "#backend/context/backend-context.ts";
import { readRows } from "#backend/database/database.ts";
import { type BackendProduct } from "#backend/product.ts";
import { notFound } from "#backend/http/http-problem.ts";

type App = Parameters<NonNullable<BackendProduct["routes"]>>[0];

/** \`GET /api/books/count\`. */
export function registerCount(app: App, { db }: BackendContext): void {
  app.get("/books/count", async () => {
    const [row] = await readRows<{ count: number }>(db, sql\`select count(*)::int as count from books\`);
    if (row === undefined) {
      throw notFound();
    }
    return row;
  });
}
`,
};
