import { AxeBuilder } from "@axe-core/playwright";
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

// In one go, without a page of its own to put the results together in: the console has no frames.
/** What the accessibility checker finds by every rule, and what it cannot decide and nobody has looked at yet. */
export const findFaults: Check = async (page) => {
  // The size of targets (WCAG 2.2, 2.5.8) is a rule that the checker leaves out unless it is told.
  const rules = { "target-size": { enabled: true } };
  const { violations, incomplete } = await new AxeBuilder({ page }).setLegacyMode().options({ rules }).analyze();
  const faults = violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${id} (${impact}) at ${node.target.join(" ")}`),
  );
  const undecided = incomplete.flatMap(({ id, nodes }) => nodes.map((node) => undecidedOf(id, node as Finding)));
  const unseen = [...new Set(undecided)].filter((finding) => UNDECIDED[finding] === undefined);
  return [...faults, ...unseen.map((finding) => `undecided: ${finding}`)];
};

/** Text that stands out too little against its ground. */
export const findPaleText: Check = async (page) => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withRules(["color-contrast", "link-in-text-block"])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node.target.join(" ")}`));
};
