import ts from "typescript";
import { handFolder } from "../places/product-places.ts";
import { loadedComponent } from "./loaded-component.ts";
import { lineOf, type Member, membersOf, readConstant } from "./source-objects.ts";

/** One slot that an entity's overrides fill, and where. */
export interface FilledSlot {
  /** `display.code`, `form`, `screens.list`. */
  readonly slot: string;
  readonly file: string;
  readonly line: number;
  /** The component, as named there; empty where it is written out in place. */
  readonly by: string;
}

const REGISTRY = "console/overrides/registry.ts";
const REGISTRY_NAME = "overrideRegistry";

/** Slots whose value has a slot a name. */
const GROUPS = ["display", "widgets", "screens"];

/** The slots that the registry of overrides fills for an entity, read from the syntax of its files. */
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

/** A screen of an entity that the product draws its own way, and the file that it is loaded from. */
export interface OwnScreen {
  readonly entity: string;
  /** `list`, `show`, `create`, `edit`. */
  readonly screen: string;
  /** From the product's root. */
  readonly file: string;
}

/** The screens that a product's overrides load from files of their own; those that the syntax does not tell are left out. */
export function readOwnScreens(root: string): readonly OwnScreen[] {
  const registry = readConstant(root, `${handFolder(root)}/${REGISTRY}`, REGISTRY_NAME);
  return namedMember(membersOf(registry), "entities").flatMap(({ name: entity, value }) =>
    namedMember(membersOf(value), "screens").flatMap((member) => {
      const file = loadedComponent(member)?.file;
      return file === undefined ? [] : [{ entity, screen: member.name, file }];
    }),
  );
}

/** What the member of that name holds; nothing where there is none. */
function namedMember(members: readonly Member[], name: string): readonly Member[] {
  return members.filter((member) => member.name === name).flatMap(({ value }) => membersOf(value));
}

/** The components that stand in for every control or display of a kind: `controls.money`, `displays.money`. */
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

/** Every slot that the registry of overrides fills, each behind its entity's name or that of its kind. */
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
