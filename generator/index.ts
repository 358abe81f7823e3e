/**
 * Programmatic API of the generator; the only part of it that a product imports (`entity-console/generator`).
 *
 * `generate(root, options)` updates `<root>/generated` from `<root>/schema`. `check(root, options)` only compares. Both
 * return their result, and throw a `SpecError` with all diagnostics if the spec has mistakes.
 */
// biome-ignore-all lint/performance/noBarrelFile: the one entrance, so that everything behind it may be moved.
export type { Diagnostic } from "./diagnostics/diagnostic.ts";
export { SpecError } from "./diagnostics/spec-error.ts";
export { OUTPUTS } from "./emit/emit-all.ts";
export type { EmittedFile } from "./emit/emitted-file.ts";
export type { Emitter } from "./emit/own-emitters.ts";
export { type Comparison, check, type Drift, type GenerateOptions, generate } from "./generate.ts";
export type { ConsoleModel, EntityModel, FieldModel } from "./model/types/console-model.ts";
