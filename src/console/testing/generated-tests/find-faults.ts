import axe from "axe-core";

/**
 * Runs an accessibility checker on the page. Excludes contrast, which needs a real browser and has its own e2e tests.
 */
export async function findFaults(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
