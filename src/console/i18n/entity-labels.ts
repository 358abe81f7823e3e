import type { MessageKey } from "../../contract/register.ts";

/** Every text that the console says of one entity; a label that is missing from a catalogue does not compile. */
export type EntityLabels<Entity extends string> = {
  readonly [Key in Extract<MessageKey, `entity.${Entity}.${string}`>]: string;
};

/** Names of the menu's entries. */
export type MenuLabels = { readonly [Key in Extract<MessageKey, `menu.${string}`>]: string };

/** Names of the values of every enumeration. */
export type EnumLabels = { readonly [Key in Extract<MessageKey, `enum.${string}`>]: string };

/** Numbers with their units, by `{{count}}`. */
export type UnitLabels = { readonly [Key in Extract<MessageKey, `unit.${string}`>]: string };
