/**
 * The generator for programs, and the only part of it that a product imports (`#generator`).
 *
 * `generate(root, options)` brings `<root>/generated` in line with `<root>/schema`; `check(root, options)` compares and
 * touches nothing. Both answer what they found, and throw a `SpecError` with every diagnostic where the spec is at fault.
 */
// biome-ignore-all lint/performance/noBarrelFile: the one entrance, so that everything behind it may be moved.
export type { Diagnostic } from "./diagnostics/diagnostic.ts";
export { SpecError } from "./diagnostics/spec-error.ts";
export { OUTPUTS } from "./emit/emit-all.ts";
export type { EmittedFile } from "./emit/emitted-file.ts";
export type { Emitter } from "./emit/own-emitters.ts";
export { type Comparison, check, type Drift, type GenerateOptions, generate } from "./generate.ts";
export type { ConsoleModel, EntityModel, FieldModel } from "./model/console-model.ts";
