import type { Gender } from "../../src/contract/labels.ts";
import { nearestLanguage } from "../../src/contract/nearest-language.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import type { LabelValue } from "../read/label-source.ts";
import { patternFault } from "./expand-pattern.ts";
import { patternKey, patternSlots } from "./label-slots.ts";
import { type LabelText, toStatement } from "./label-texts.ts";
import { ar } from "./patterns/ar.ts";
import { enUs } from "./patterns/en-us.ts";
import { esEs } from "./patterns/es-es.ts";
import { frFr } from "./patterns/fr-fr.ts";
import { ptBr } from "./patterns/pt-br.ts";

/** The patterns of a language, by `patternKey`. */
export interface ReadPatterns {
  readonly genders: readonly Gender[];
  readonly texts: ReadonlyMap<string, string>;
}

/** Languages with patterns in the framework. */
const ownPatterns = { ar, "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs, "fr-FR": frFr } as const;

const GENDERS = ["masculine", "feminine", "neuter", "common"] as const satisfies readonly Gender[];

/** The patterns of a language: from the product's labels, or from the framework's nearest language, or none yet. */
export function readPatterns(
  language: string,
  values: readonly LabelValue[],
): { readonly patterns: ReadPatterns; readonly diagnostics: readonly Diagnostic[] } {
  const given = values.filter(({ vocabulary }) => vocabulary === "LanguagePatterns");
  const [first, second] = given;
  if (first === undefined) {
    return { patterns: ownPatternsOf(language), diagnostics: [] };
  }
  const { genders, diagnostics } = gendersOf(first);
  const { genders: _, ...texts } = first.value as { readonly [name: string]: LabelValue["value"] };
  const statement = toStatement({ ...first, value: texts }, patternSlots);
  // The required forms depend on the genders, so check them only if the genders are valid.
  const errors = diagnostics.length > 0 ? [] : statement.texts.flatMap((text) => checkText(text, genders));
  const twins =
    second === undefined ? [] : [{ at: second.at, path: second.name, message: "patterns a second time", hint: "one" }];
  return {
    patterns: { genders, texts: new Map(statement.texts.map(({ key, text }) => [key, text])) },
    diagnostics: [...diagnostics, ...statement.diagnostics, ...errors, ...twins],
  };
}

function ownPatternsOf(language: string): ReadPatterns {
  const nearest = nearestLanguage(language, Object.keys(ownPatterns));
  const own = Object.entries(ownPatterns).find(([name]) => name === nearest)?.[1];
  const parts = ["entity", "fields", "action"] as const;
  const texts = parts.flatMap((part) =>
    Object.entries(own?.[part] ?? {}).map(([word, text]) => [patternKey(part, word), text] as const),
  );
  return { genders: own?.genders ?? [], texts: new Map(texts) };
}

function gendersOf({ value, locations, name, at }: LabelValue): {
  readonly genders: readonly Gender[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const { genders } = value as { readonly genders?: unknown };
  const location = locations.get("genders") ?? at;
  const path = `${name}.genders`;
  if (!Array.isArray(genders)) {
    return {
      genders: [],
      diagnostics: [{ at: location, path, message: "no `genders`", hint: "a list, empty where nothing agrees" }],
    };
  }
  const diagnostics = genders.flatMap((gender, index) =>
    GENDERS.some((known) => known === gender)
      ? []
      : [
          {
            at: locations.get(`genders.${index}`) ?? location,
            path,
            message: JSON.stringify(gender),
            hint: suggest(String(gender), GENDERS),
          },
        ],
  );
  return { genders: genders.filter((gender) => GENDERS.includes(gender)), diagnostics };
}

const NAMES = ["one", "many", "counted", "One", "Many", "Counted"];

function checkText({ key, text, at, path }: LabelText, genders: readonly Gender[]): readonly Diagnostic[] {
  const words = key.startsWith("patterns.action.") ? [...NAMES, "label"] : NAMES;
  const error = patternFault(text, words, genders);
  return error === null ? [] : [{ at, path, ...error }];
}
