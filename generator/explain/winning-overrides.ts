import { displayOf } from "../emit/field-descriptors.ts";
import { controlOf } from "../emit/form-ui-schema.ts";
import type { EntityModel, FieldModel } from "../model/types/console-model.ts";
import type { OutputLocation } from "./output-locations.ts";
import { type FilledSlot, readFilledSlots, readKindSlots } from "./override-sources.ts";

/** An override that replaces something generated. */
export interface WinningOverride extends FilledSlot {
  /** The generated parts that it replaces; empty if it adds something. */
  readonly over: readonly string[];
  /** `display.code wins over the generated text display`. */
  readonly description: string;
}

/** The overrides that apply to an entity or field. */
export function winningOverrides(
  root: string,
  { entity, field }: { readonly entity: EntityModel; readonly field: FieldModel | null },
  locations: readonly OutputLocation[],
): readonly WinningOverride[] {
  const known = new Set(locations.map(({ what }) => what));
  const own = readFilledSlots(root, entity.names.name);
  return [...own, ...(field === null ? [] : kindSlotsOf(root, field, own))].flatMap((filled) => {
    const { over, generated } = field === null ? ofEntity(filled.slot) : ofField(filled.slot, field);
    const locations = over.filter((what) => known.has(what));
    if (generated === null || (field !== null && locations.length === 0)) {
      return [];
    }
    const description = generated === "" ? `${filled.slot} is added to it` : `${filled.slot} wins over ${generated}`;
    return [{ ...filled, over: locations, description }];
  });
}

/** Overrides of the field's kind, unless the field has its own override. */
function kindSlotsOf(root: string, field: FieldModel, own: readonly FilledSlot[]): readonly FilledSlot[] {
  const isOwn = (slot: string) => own.some((filled) => filled.slot === slot);
  const wanted = [
    ...(isOwn(`widgets.${field.name}`) ? [] : [`controls.${controlOf(field)}`]),
    ...(isOwn(`display.${field.name}`) ? [] : [`displays.${displayOf(field)}`]),
  ];
  return readKindSlots(root).filter(({ slot }) => wanted.includes(slot));
}

interface Reach {
  readonly over: readonly string[];
  /**
   * Description of the replaced part; empty if the override adds something, null if it does not concern the subject.
   */
  readonly generated: string | null;
}

const NO_CONCERN: Reach = { over: [], generated: null };

function ofEntity(slot: string): Reach {
  const [group = "", name = ""] = slot.split(".");
  switch (group) {
    case "display":
      return { over: [], generated: `the generated display of ${name}` };
    case "widgets":
      return { over: [], generated: `the generated control of ${name}` };
    case "form":
      return { over: ["create screen", "edit screen"], generated: "the generated layout of its forms" };
    case "screens":
      return { over: [`${name} screen`], generated: `the generated ${name} screen` };
    case "formFooter":
      return { over: ["create screen", "edit screen"], generated: "" };
    case "listActions":
    case "listScreens":
      return { over: ["list screen"], generated: "" };
    default:
      return { over: ["create screen"], generated: "" };
  }
}

function ofField(slot: string, { name, display, widget, kind }: FieldModel): Reach {
  const [group, of] = slot.split(".");
  if (group === "controls") {
    return { over: ["form control"], generated: `the framework's ${of} control` };
  }
  if (group === "displays") {
    return { over: ["display", "list", "show"], generated: `the framework's ${of} display` };
  }
  switch (slot) {
    case `display.${name}`:
      return { over: ["display", "list", "show"], generated: `the generated ${display ?? kind} display` };
    case `widgets.${name}`:
      return { over: ["form control"], generated: `the generated ${widget ?? kind} control` };
    case "form":
      return { over: ["form section"], generated: "the generated layout of the form" };
    case "screens.list":
      return { over: ["list"], generated: "the generated list screen" };
    case "screens.show":
      return { over: ["show"], generated: "the generated show screen" };
    case "screens.create":
    case "screens.edit":
      return { over: ["form section"], generated: `the generated ${slot.slice("screens.".length)} screen` };
    default:
      return NO_CONCERN;
  }
}
