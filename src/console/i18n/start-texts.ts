import { nearestLanguage } from "../../contract/nearest-language.ts";
import { startAr } from "./ar/start.ts";
import { type StartTexts, startEnUs } from "./en-US/start.ts";
import { startEsEs } from "./es-ES/start.ts";
import { startFrFr } from "./fr-FR/start.ts";
import { startPtBr } from "./pt-BR/start.ts";

const texts: Readonly<Record<string, StartTexts>> = {
  ar: startAr,
  "en-US": startEnUs,
  "es-ES": startEsEs,
  "fr-FR": startFrFr,
  "pt-BR": startPtBr,
};

/** The start texts nearest to a language; null for English, and for languages that the framework lacks. */
export function startTextsIn(language: string): StartTexts | null {
  const found = texts[nearestLanguage(language, Object.keys(texts)) ?? ""] ?? null;
  return found === startEnUs ? null : found;
}
