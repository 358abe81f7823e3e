import { AxeBuilder } from "@axe-core/playwright";
import axe from "axe-core";
import type { Check } from "./sweep.ts";
import { UNDECIDED } from "./undecided.ts";

interface Finding {
  readonly html: string;
  readonly any: readonly { readonly id: string; readonly data?: { readonly messageKey?: string } | null }[];
}

/** The rule, the checker's reason, and the kind of element; not its place, which every page has another of. */
function undecidedOf(rule: string, { html, any }: Finding): string {
  const kind = /role="([a-z]+)"/.exec(html)?.[1] ?? /^<([a-z0-9]+)/.exec(html)?.[1] ?? html;
  const reason = any.map(({ id, data }) => data?.messageKey ?? id).join(", ");
  return `${rule}: ${reason} at ${kind}`;
}

// In one go, without a page of its own to put the results together in: the console has no frames. And without the selectors
// of all that is well: to make them takes longer than to check.
/** What the accessibility checker finds by every rule, and what it cannot decide and nobody has looked at yet. */
export const findFaults: Check = async (page) => {
  // The size of targets (WCAG 2.2, 2.5.8) is a rule that the checker leaves out unless it is told.
  const rules = { "target-size": { enabled: true } };
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules, resultTypes: ["violations", "incomplete"] });
  const { violations, incomplete } = await builder.analyze();
  const faults = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${id} (${impact}) at ${node.target.join(" ")}`),
  );
  const undecided = incomplete.flatMap(({ id, nodes }) => nodes.map((node) => undecidedOf(id, node as Finding)));
  const unseen = [...new Set(undecided)].filter((finding) => UNDECIDED[finding] === undefined);
  return [...faults, ...unseen.map((finding) => `undecided: ${finding}`)];
};

/** Text that stands out too little against its ground. The checker stays in the page, which is looked at in several themes. */
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
