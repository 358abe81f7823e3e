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
 * Switches the theme of an open page with open menus or dialogs, which a click on the theme menu would close. Uses
 * React's own tree, in which `ThemeChoiceProvider` has the setter.
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
