import { readFileSync } from "node:fs";
import path from "node:path";
import { suggest } from "../diagnostics/suggest.ts";
import type { ConsoleModel, EntityModel } from "../model/types/console-model.ts";
import { type RegisteredScreen, readConsoleRegistry } from "./console-registry.ts";
import { type Explanation, UnknownNameError } from "./explanation.ts";
import type { OutputLocation } from "./output-locations.ts";
import { readAllSlots } from "./override-sources.ts";

/** Names that are not entities: all registrations, and the sign-in form. */
export const REGISTRY_NAMES = ["console", "login"];

const FRAMEWORK_LOGIN = "the framework's sign-in form; a product replaces it by `login` in its registry";

/** True for a name of the console's registration and for a path. */
export function isScreenName(name: string): boolean {
  return REGISTRY_NAMES.includes(name) || name.startsWith("/");
}

/** Explains a registration with the console: `console`, `login`, or a screen by its path such as `/board`. */
export function explainScreen(root: string, name: string, model: ConsoleModel): Explanation {
  const { file, screens, login } = readConsoleRegistry(root);
  if (name === "console") {
    return explainRegistry(root, file, [...screens, ...(login === null ? [] : [login])]);
  }
  if (name === "login") {
    return login === null
      ? { name, source: file, description: FRAMEWORK_LOGIN, locations: [], overrides: [] }
      : { ...ofRegistered(root, login), description: "the product's sign-in form, in the place of the framework's" };
  }
  const registered = screens.find((screen) => screen.name === name);
  if (registered !== undefined) {
    return ofRegistered(root, registered);
  }
  const generated = model.entities.flatMap(addressesOf);
  const owner = generated.find(({ address }) => address === name);
  if (owner === undefined) {
    const known = [...screens.map((screen) => screen.name), ...generated.map(({ address }) => address)];
    throw new UnknownNameError(`${name}: no screen has this address; ${suggest(name, known)}`);
  }
  const { names } = owner.entity;
  const description = `the ${owner.screen} screen of ${names.name}; \`explain ${names.name}\` lists its parts`;
  return { name, source: owner.entity.file, description, locations: [], overrides: [] };
}

function explainRegistry(root: string, file: string, registered: readonly RegisteredScreen[]): Explanation {
  const slots = readAllSlots(root);
  const screens = registered.map((screen): OutputLocation => {
    const { name, line, component } = screen;
    const what = name === "login" ? "sign-in form" : "screen";
    return { what, file: screen.file, line, text: [name, component?.name ?? ""].join(" ").trim() };
  });
  const overrides = slots.map(
    ({ slot, by, ...at }): OutputLocation => ({ what: "override", ...at, text: [slot, by].join(" ").trim() }),
  );
  const description = `screens of the product's own: ${screens.length}; overrides: ${overrides.length}; all else is generated`;
  const locations = [...screens, ...overrides].map(({ what, file, line, text }) => ({ what, file, line, text }));
  return { name: "console", source: file, description, locations, overrides: [] };
}

function ofRegistered(root: string, screen: RegisteredScreen): Explanation {
  const { name, file, line, component, role, isConditional } = screen;
  const description = [
    "a screen of the product's own",
    ...(role === null ? [] : [`for the role ${role}`]),
    ...(isConditional ? ["only if the deployment's config enables it"] : []),
  ].join("; ");
  const declared = { what: "registered", file, line, text: name };
  const locations = component === null ? [declared] : [declared, componentLocation(root, component)];
  return { name, source: `${file}:${line}`, description, locations, overrides: [] };
}

function componentLocation(root: string, component: { readonly name: string; readonly file: string }): OutputLocation {
  const lines = readLines(path.join(root, component.file));
  const line = lines.findIndex((text) => new RegExp(`\\bexport\\b.*\\b${component.name}\\b`).test(text));
  return { what: "component", file: component.file, line: line + 1, text: (lines[line] ?? component.name).trim() };
}

function readLines(file: string): readonly string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}

/** Paths of an entity's generated screens in the router's syntax. */
function addressesOf(entity: EntityModel) {
  return entity.screens.flatMap((screen) => {
    const route = entity.routes[screen];
    return route === undefined ? [] : [{ entity, screen, address: route.replace("{id}", ":id") }];
  });
}
