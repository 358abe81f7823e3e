import type { Gender } from "../../src/contract/labels.ts";
import { type SpecProblem, suggest } from "../diagnostics/spec-error.ts";
import type { LabelValue } from "../read/label-source.ts";
import { patternFault } from "./expand-pattern.ts";
import { patternKey, patternSlots } from "./label-slots.ts";
import { enUs } from "./patterns/en-us.ts";
import { ptBr } from "./patterns/pt-br.ts";
import { type StatedText, toStatement } from "./stated-texts.ts";

/** The patterns of a language, by the keys of `patternKey`. */
export interface ReadPatterns {
  readonly genders: readonly Gender[];
  readonly texts: ReadonlyMap<string, string>;
}

/** The languages whose patterns the framework has. */
const ownPatterns = { "pt-BR": ptBr, "en-US": enUs } as const;

const GENDERS = ["masculine", "feminine", "neuter", "common"] as const satisfies readonly Gender[];

/** The patterns of a language: those among the product's labels, or the framework's own, or none yet. */
export function readPatterns(
  language: string,
  values: readonly LabelValue[],
): { readonly patterns: ReadPatterns; readonly problems: readonly SpecProblem[] } {
  const given = values.filter(({ vocabulary }) => vocabulary === "LanguagePatterns");
  const [first, second] = given;
  if (first === undefined) {
    return { patterns: ownPatternsOf(language), problems: [] };
  }
  const { genders, problems } = gendersOf(first);
  const { genders: _, ...texts } = first.value as { readonly [name: string]: LabelValue["value"] };
  const statement = toStatement({ ...first, value: texts }, patternSlots);
  // Which forms there should be, nobody knows before the genders are right.
  const faults = problems.length > 0 ? [] : statement.texts.flatMap((text) => faultOf(text, genders));
  const twins =
    second === undefined ? [] : [{ at: second.at, path: second.name, found: "patterns a second time", write: "one" }];
  return {
    patterns: { genders, texts: new Map(statement.texts.map(({ key, text }) => [key, text])) },
    problems: [...problems, ...statement.problems, ...faults, ...twins],
  };
}

function ownPatternsOf(language: string): ReadPatterns {
  const own = Object.entries(ownPatterns).find(([name]) => name === language)?.[1];
  const parts = ["entity", "fields", "action"] as const;
  const texts = parts.flatMap((part) =>
    Object.entries(own?.[part] ?? {}).map(([word, text]) => [patternKey(part, word), text] as const),
  );
  return { genders: own?.genders ?? [], texts: new Map(texts) };
}

function gendersOf({ value, places, name, at }: LabelValue): {
  readonly genders: readonly Gender[];
  readonly problems: readonly SpecProblem[];
} {
  const { genders } = value as { readonly genders?: unknown };
  const place = places.get("genders") ?? at;
  const path = `${name}.genders`;
  if (!Array.isArray(genders)) {
    return {
      genders: [],
      problems: [{ at: place, path, found: "no `genders`", write: "a list, empty where nothing agrees" }],
    };
  }
  const problems = genders.flatMap((gender, index) =>
    GENDERS.some((known) => known === gender)
      ? []
      : [
          {
            at: places.get(`genders.${index}`) ?? place,
            path,
            found: JSON.stringify(gender),
            write: suggest(String(gender), GENDERS),
          },
        ],
  );
  return { genders: genders.filter((gender) => GENDERS.includes(gender)), problems };
}

const NAMES = ["one", "many", "One", "Many"];

function faultOf({ key, text, at, path }: StatedText, genders: readonly Gender[]): readonly SpecProblem[] {
  const words = key.startsWith("patterns.action.") ? [...NAMES, "label"] : NAMES;
  const fault = patternFault(text, words, genders);
  return fault === null ? [] : [{ at, path, ...fault }];
}
