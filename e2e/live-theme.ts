import type { Page } from "@playwright/test";
import type { ThemeName } from "../src/console/theme/theme-seeds.ts";

interface Fiber {
  readonly memoizedProps: {
    readonly value?: { readonly theme?: string; readonly choose?: (name: string) => void };
  } | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/**
 * Has an open page take another theme, as its menu would, whatever is open on it: a menu or a dialog would be closed by a
 * press on that menu. The choice is found in React's own tree, where `ThemeChoiceProvider` keeps it.
 */
export async function takeTheme(page: Page, theme: ThemeName): Promise<void> {
  await page.evaluate((name) => {
    const containers = [...document.querySelectorAll("*")].flatMap((element) =>
      Object.entries(element)
        .filter(([key]) => key.startsWith("__reactContainer$"))
        .map(([, root]) => (root as { readonly stateNode: { readonly current: Fiber } }).stateNode.current),
    );
    const left: (Fiber | null)[] = [...containers];
    for (let fiber = left.pop(); fiber !== undefined; fiber = left.pop()) {
      const { value } = fiber?.memoizedProps ?? {};
      if (typeof value?.choose === "function" && typeof value.theme === "string") {
        value.choose(name);
        return;
      }
      if (fiber !== null) {
        left.push(fiber.sibling, fiber.child);
      }
    }
    throw new Error("The page keeps its theme elsewhere");
  }, theme);
}
