/** The framework's texts by language, for generated code: a build contains the languages that the product uses. */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.
export { ar, enUs, esEs, frFr, ptBr } from "../../console/i18n/framework-languages.ts";
