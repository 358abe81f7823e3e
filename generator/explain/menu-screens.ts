import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { locationOfPart } from "../model/fields/unvalidated-spec.ts";
import { OWN_SCREENS } from "../model/paths/reserved-paths.ts";
import type { ConsoleModel } from "../model/types/console-model.ts";
import type { ValueSource } from "../read/spec-source.ts";
import { type ConsoleRegistry, readConsoleRegistry } from "./console-registry.ts";

/**
 * Finds menu entries whose path has no screen, neither generated, nor of the framework, nor registered by the product.
 * Returns none if the syntax does not show the registered paths.
 */
export function findDeadMenuEntries(
  root: string,
  model: ConsoleModel,
  values: readonly ValueSource[],
): readonly Diagnostic[] {
  const source = values.find(({ vocabulary }) => vocabulary === "MenuEntry");
  const registry = readConsoleRegistry(root);
  if (source === undefined || !registry.isComplete) {
    return [];
  }
  const addresses = addressesOf(model, registry);
  return model.menu.flatMap(({ path }, index) =>
    path === undefined || addresses.some((address) => isSameAddress(address, path))
      ? []
      : [
          {
            at: locationOfPart(source, `${index}.path`),
            path: `${source.name}.${index}.path`,
            message: `"${path}", where there is no screen`,
            hint: `${suggest(path, addresses)}; or a screen of the product's own at this path, in ${registry.file}`,
          },
        ],
  );
}

function addressesOf({ entities }: ConsoleModel, { screens }: ConsoleRegistry): readonly string[] {
  return [
    "/",
    ...screens.map(({ name }) => name),
    ...entities.flatMap(({ routes, breakdowns }) => [
      ...Object.values(routes).flatMap((route) => route ?? []),
      ...breakdowns.map(({ path }) => path),
    ]),
    ...OWN_SCREENS,
  ];
}

/** A parameter (`{id}` or `:id`) matches any text. */
export function isSameAddress(address: string, path: string): boolean {
  const parts = path.toLowerCase().split("/");
  const wanted = address.toLowerCase().split("/");
  return parts.length === wanted.length && wanted.every((part, index) => /^[:{]/.test(part) || part === parts[index]);
}
