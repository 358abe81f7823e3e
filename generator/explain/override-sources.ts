import ts from "typescript";
import { handFolder } from "../paths/product-paths.ts";
import { loadedComponent } from "./loaded-component.ts";
import { lineOf, type Member, membersOf, readConstant } from "./source-objects.ts";

/** A slot that an entity's overrides fill, with its location. */
export interface FilledSlot {
  /** `display.code`, `form`, `screens.list`. */
  readonly slot: string;
  readonly file: string;
  readonly line: number;
  /** Name of the component; empty if it is inline. */
  readonly by: string;
}

const REGISTRY = "console/overrides/registry.ts";
const REGISTRY_NAME = "overrideRegistry";

/** Slots with one value per name. */
const GROUPS = ["display", "widgets", "screens"];

/** Reads the overrides of an entity from the syntax of the registry's files. */
export function readFilledSlots(root: string, entity: string): readonly FilledSlot[] {
  const registry = readConstant(root, `${handFolder(root)}/${REGISTRY}`, REGISTRY_NAME);
  return membersOf(registry)
    .filter(({ name }) => name === "entities")
    .flatMap(({ value }) => membersOf(value))
    .filter(({ name }) => name === entity)
    .flatMap(({ value }) => membersOf(value))
    .flatMap((member) =>
      GROUPS.includes(member.name)
        ? membersOf(member.value).map((slot) => toSlot(`${member.name}.${slot.name}`, slot))
        : [toSlot(member.name, member)],
    );
}

/** A screen that the product replaces, and its file. */
export interface OwnScreen {
  readonly entity: string;
  /** `list`, `show`, `create`, `edit`. */
  readonly screen: string;
  /** Relative to the product's root. */
  readonly file: string;
}

/** Replaced screens that are loaded from separate files; others are left out. */
export function readOwnScreens(root: string): readonly OwnScreen[] {
  const registry = readConstant(root, `${handFolder(root)}/${REGISTRY}`, REGISTRY_NAME);
  return namedMember(membersOf(registry), "entities").flatMap(({ name: entity, value }) =>
    namedMember(membersOf(value), "screens").flatMap((member) => {
      const file = loadedComponent(member)?.file;
      return file === undefined ? [] : [{ entity, screen: member.name, file }];
    }),
  );
}

/** The value of the named member; empty if there is none. */
function namedMember(members: readonly Member[], name: string): readonly Member[] {
  return members.filter((member) => member.name === name).flatMap(({ value }) => membersOf(value));
}

/** Components that replace the control or display of a kind: `controls.percent`, `displays.percent`. */
export function readKindSlots(root: string): readonly FilledSlot[] {
  const registry = readConstant(root, `${handFolder(root)}/${REGISTRY}`, REGISTRY_NAME);
  return membersOf(registry)
    .filter(({ name }) => name === "controls" || name === "displays")
    .flatMap(({ name, value }) => membersOf(value).map((slot) => toSlot(`${name}.${slot.name}`, slot)));
}

function toSlot(slot: string, { source, at, value }: Member): FilledSlot {
  return {
    slot,
    file: source.file,
    line: lineOf({ source }, at),
    by: ts.isIdentifier(value.node) ? value.node.text : "",
  };
}

/** All overrides, each prefixed with the name of its entity or kind. */
export function readAllSlots(root: string): readonly FilledSlot[] {
  const registry = readConstant(root, `${handFolder(root)}/${REGISTRY}`, REGISTRY_NAME);
  const entities = membersOf(registry)
    .filter(({ name }) => name === "entities")
    .flatMap(({ value }) => membersOf(value));
  return [
    ...entities.flatMap(({ name }) =>
      readFilledSlots(root, name).map((filled) => ({ ...filled, slot: `${name}: ${filled.slot}` })),
    ),
    ...readKindSlots(root),
  ];
}
