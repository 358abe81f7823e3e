import type { SourceLocation } from "../../diagnostics/source-location.ts";
import { nounKey } from "../../labels/label-slots.ts";
import type { SpecFacts } from "./spec-facts.ts";
import { keyOf, type SpecPart } from "./subjects.ts";

/** A label, or the file that it belongs into. */
export interface LabelPlace {
  /** `label pt-BR`. */
  readonly what: string;
  readonly text: string;
  readonly at: Pick<SourceLocation, "file" | "line">;
}

/** The labels of a part in each language: as written, or the words and files that they would come from. */
export function labelPlaces(part: SpecPart, key: string | null, facts: SpecFacts): readonly LabelPlace[] {
  const keys = [...new Set([key, keyOf(part)])].filter((each) => each !== null);
  return facts.labels.flatMap((labels): readonly LabelPlace[] => {
    const { language } = labels;
    if (part.type === "entity" && part.word === "") {
      const name = labels.texts.get(nounKey(part.entity.names.name, "one"));
      return name === undefined ? [] : [{ what: `label ${language}`, text: name.text, at: name.at }];
    }
    return keys.flatMap((each) => {
      const stated = labels.texts.get(each);
      return stated === undefined
        ? unstated(each, part, { facts, language })
        : [{ what: `label ${language}`, text: stated.text, at: stated.at }];
    });
  });
}

interface Setting {
  readonly facts: SpecFacts;
  readonly language: string;
}

/** A text that a pattern or a proposal forms. */
function unstated(key: string, part: SpecPart, { facts, language }: Setting): readonly LabelPlace[] {
  const catalogue = facts.catalogues.languages.find((each) => each.language === language);
  const text = catalogue?.texts.get(key) ?? "";
  const missing = catalogue?.missing.find((each) => each.key === key);
  if (missing !== undefined) {
    return [{ what: `label ${language}`, text: `${text} (not written yet)`, at: { file: missing.file, line: 1 } }];
  }
  const entity = "entity" in part ? part.entity.names.name : menuEntity(part, facts);
  const labels = facts.labels.find((each) => each.language === language);
  const noun = entity === null ? undefined : labels?.texts.get(nounKey(entity, "one"));
  return text === "" || noun === undefined
    ? []
    : [{ what: `label ${language}`, text: `${text} (from a pattern)`, at: noun.at }];
}

/** The default label of a menu entry is the name of its entity. */
function menuEntity(part: SpecPart, { model }: SpecFacts): string | null {
  const entry = part.type === "menu" ? model.menu.find(({ name }) => name === part.name) : undefined;
  return entry?.entity ?? null;
}
