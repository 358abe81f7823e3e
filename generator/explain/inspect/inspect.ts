import { existsSync } from "node:fs";
import path from "node:path";
import type {
  InspectedElement,
  InspectedPlace,
  InspectedSubject,
  Inspection,
} from "../../../src/contract/inspection.ts";
import { SpecError } from "../../diagnostics/spec-error.ts";
import { describeField } from "../../model/describe-field.ts";
import { toSummary } from "../../model/spec-summary.ts";
import type { ConsoleModel } from "../../model/types/console-model.ts";
import { frameworkRoot } from "../../paths/product-paths.ts";
import { readConsoleRegistry } from "../console-registry.ts";
import { explainScreen } from "../explain-screens.ts";
import { isSameAddress } from "../menu-screens.ts";
import { callPlaces } from "./call-places.ts";
import { labelPlaces } from "./label-places.ts";
import { partsOf } from "./marked-parts.ts";
import { generatedPlaces, slotPlaces } from "./slot-places.ts";
import { readSpecFacts, type SpecFacts } from "./spec-facts.ts";
import { specPlaces } from "./spec-places.ts";
import { nameOf, type SpecPart } from "./subjects.ts";

/** Maximum number of subjects: the element and its surroundings. */
const MAX_SUBJECTS = 6;

/** Finds the sources of an element of a page: of itself, then of its surroundings. Reads the files again for each request. */
export function inspect(root: string, element: InspectedElement): Inspection {
  try {
    const facts = readSpecFacts(root, element.language);
    const subjects = [...partsOf(element, facts)].map(({ part, key }) => toSubject(part, key, facts));
    const screen = screenSubject(element.path, facts);
    const all = [...subjects, ...(screen === null ? [] : [screen])];
    const names = all.map(({ name }) => name);
    return {
      subjects: all.filter(({ name }, index) => names.indexOf(name) === index).slice(0, MAX_SUBJECTS),
      problem: null,
    };
  } catch (error) {
    if (!(error instanceof SpecError)) {
      throw error;
    }
    const [first] = error.diagnostics;
    const at = first === undefined ? "" : ` ${first.at.file}:${first.at.line}: ${first.message}`;
    return { subjects: [], problem: `The spec has a mistake.${at}` };
  }
}

function toSubject(part: SpecPart, key: string | null, facts: SpecFacts): InspectedSubject {
  const { root } = facts;
  const ofSpec = specPlaces(part, facts).map(({ what, at }) => toPlace(root, { group: "spec", what, text: "", ...at }));
  const labels = labelPlaces(part, key, facts).map(({ at, ...label }) =>
    toPlace(root, { group: "labels", ...label, ...at }),
  );
  const slots = slotPlaces(root, part).map((slot) => toPlace(root, { group: "overrides", ...slot }));
  const calls = callPlaces(root, part, facts.model).map((call) => toPlace(root, { group: "calls", ...call }));
  return {
    name: nameOf(part),
    description: descriptionOf(part, facts.model),
    isOfProduct: part.type !== "framework",
    places: [...ofSpec, ...labels, ...frameworkPlaces(part, facts), ...slots, ...calls, ...ofGenerated(root, part)],
  };
}

function ofGenerated(root: string, part: SpecPart): readonly InspectedPlace[] {
  if (part.type !== "field" && part.type !== "entity") {
    return [];
  }
  const field = part.type === "field" ? part.field : null;
  return generatedPlaces(root, { entity: part.entity, field }).map((place) =>
    toPlace(root, { group: "generated", ...place }),
  );
}

function frameworkPlaces(part: SpecPart, { frameworkTexts }: SpecFacts): readonly InspectedPlace[] {
  const found = part.type === "framework" ? frameworkTexts.get(part.name) : undefined;
  return found === undefined ? [] : [toPlace(frameworkRoot, { group: "labels", what: "framework", ...found })];
}

/** The line in the product, as the editor opens it. A file that does not exist is named only. */
function toPlace(root: string, { group, what, text, file, line }: Omit<InspectedPlace, "open">): InspectedPlace {
  const absolute = path.join(root, file);
  return { group, what, text, file, line, open: existsSync(absolute) ? `${absolute}:${line}` : null };
}

function descriptionOf(part: SpecPart, model: ConsoleModel): string {
  switch (part.type) {
    case "field": {
      const summary = toSummary(model)[part.entity.names.name]?.fields[part.path];
      return part.field.description || (summary === undefined ? "" : describeField(summary));
    }
    case "entity":
      return part.entity.description;
    case "framework":
      return "A text of the framework: it has no line in the spec.";
    default:
      return "";
  }
}

/** The page as a whole: a generated screen, or one of the product's own. */
function screenSubject(address: string, facts: SpecFacts): InspectedSubject | null {
  const { root, model } = facts;
  const own = readConsoleRegistry(root).screens.find(({ name }) => name !== "" && isSameAddress(name, address));
  if (own !== undefined) {
    const { name, description, locations } = explainScreen(root, own.name, model);
    const places = locations.map((place) => toPlace(root, { group: "overrides", ...place }));
    return { name: `screen: ${name}`, description, isOfProduct: true, places };
  }
  for (const entity of model.entities) {
    const [screen] = entity.screens.filter((each) => isSameAddress(entity.routes[each] ?? "", address));
    if (screen !== undefined) {
      const word = { list: "many", show: "show", create: "create", edit: "edit" }[screen];
      return { ...toSubject({ type: "entity", entity, word }, null, facts), name: `screen: ${address}` };
    }
  }
  return null;
}
