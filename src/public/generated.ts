/**
 * Types and run-time functions for generated code. Hand-written code does not import them: they change with the
 * generator.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.
export type { ActionForms, InputsForm } from "../contract/action-forms.ts";
export type { BackendCall, BackendRoute, EntitySchemas, StoredEntity } from "../contract/backend.ts";
export { type BatchBody, type BatchResponse, toBatchNames } from "../contract/batch.ts";
export type { ConsoleModel, SignedInModel } from "../contract/console-model.ts";
export type { JsonSchema, Validate } from "../contract/json-schema.ts";
export type { Catalogue, ProductLanguage } from "../contract/labels.ts";
export type { ExportBody } from "../contract/list-export.ts";
export { itemsCheck, objectCheck } from "../contract/object-check.ts";
export { withQuery } from "../contract/query-path.ts";
export type { Register } from "../contract/register.ts";
export type { BreakdownRoute, EntityScreens, MenuItem, ScreenRoute } from "../contract/screens.ts";
export { ucs2length } from "../contract/text-length.ts";
export type { CallOptions, ListQuery, RecordId, Transport } from "../contract/transport.ts";
export type { RequestNames, WireNames } from "../contract/wire-names.ts";
export { withComputed } from "../contract/with-computed.ts";
export { withParts } from "../contract/with-parts.ts";
export { formats } from "../kinds/formats.ts";
