/**
 * Declares a product's own kinds of field. Without React and Node built-ins: the generator and the backend run it.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.
export { type BaseKind, defineKind, type OwnKind } from "../kinds/own-kind.ts";
