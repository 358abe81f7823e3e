/**
 * Ready-made adapters for backends that speak a standard protocol.
 */
// biome-ignore-all lint/performance/noBarrelFile: an entry of the package; everything behind it may move.

export {
  type GraphqlCall,
  type GraphqlOperations,
  type GraphqlOptions,
  graphql,
} from "../../console/adapters/graphql.ts";
export type { GraphqlError } from "../../console/adapters/graphql-responses.ts";
export { type JsonApiOptions, type JsonApiRelation, jsonApi } from "../../console/adapters/json-api.ts";
