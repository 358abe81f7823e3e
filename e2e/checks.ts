import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { INCOMPLETE_RESULTS } from "./incomplete-results.ts";
import type { Check } from "./sweep.ts";

interface Finding {
  readonly html: string;
  readonly any: readonly { readonly id: string; readonly data?: { readonly messageKey?: string } | null }[];
}

/** The rule, the reason and the kind of element; not its location, which differs per page. */
function undecidedOf(rule: string, { html, any }: Finding): string {
  const kind = /role="([a-z]+)"/.exec(html)?.[1] ?? /^<([a-z0-9]+)/.exec(html)?.[1] ?? html;
  const reason = any.map(({ id, data }) => data?.messageKey ?? id).join(", ");
  return `${rule}: ${reason} at ${kind}`;
}

/** Checks of a page that keeps changing; the last result counts. */
const MAX_ATTEMPTS = 4;

/** A small target whose page has a larger one for the same purpose, which WCAG 2.5.8 allows: a part of a chart. */
const EQUIVALENT = /\bdata-equivalent\b/;

// Runs in one step, without a helper page that merges frames: the console has none. Skips the selectors of passed
// checks, which take longer than the checks.
/** Violations of all rules, and undecided results that are not reviewed in incomplete-results.ts. */
export const findFaults: Check = async (page) => {
  for (let attempt = 1; ; attempt += 1) {
    const watch = await page.evaluateHandle(() => {
      const seen = { changes: 0 };
      const count = (changes: readonly unknown[]) => {
        seen.changes += changes.length;
      };
      new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
      return seen;
    });
    const found = await findFaultsOnce(page);
    // On a slow machine a part of the page can arrive while it is checked, and an element is compared with what is gone.
    if (found.length === 0 || attempt === MAX_ATTEMPTS || (await watch.evaluate(({ changes }) => changes)) === 0) {
      return found;
    }
  }
};

async function findFaultsOnce(page: Page): Promise<readonly string[]> {
  // The checker skips the rule for target sizes (WCAG 2.2, 2.5.8) by default.
  const rules = { "target-size": { enabled: true } };
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules, resultTypes: ["violations", "incomplete"] });
  const { violations, incomplete } = await builder.analyze();
  const faults = violations.flatMap(({ id, impact, nodes }) =>
    nodes
      .filter(({ html }) => !(id === "target-size" && EQUIVALENT.test(html)))
      .map((node) => `${id} (${impact}) at ${node.target.join(" ")}`),
  );
  const undecided = incomplete.flatMap(({ id, nodes }) => nodes.map((node) => undecidedOf(id, node as Finding)));
  const unseen = [...new Set(undecided)].filter((finding) => INCOMPLETE_RESULTS[finding] === undefined);
  return [...faults, ...unseen.map((finding) => `undecided: ${finding}`)];
}

/** Text with too little contrast. The checker stays in the page, which is tested in several themes. */
export const findPaleText: Check = async (page) => {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axe.source);
  }
  return await page.evaluate(async () => {
    const checker = (window as unknown as { readonly axe: typeof axe }).axe;
    const { violations } = await checker.run({
      runOnly: ["color-contrast", "link-in-text-block"],
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node.target.join(" ")}`));
  });
};
