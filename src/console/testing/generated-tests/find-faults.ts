import axe from "axe-core";

/** What an accessibility checker finds on the page; colours need a browser that draws, and have journeys of their own. */
export async function findFaults(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
