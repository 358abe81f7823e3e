import type { BackendRoute, EntitySchemas } from "../../contract/backend.ts";
import type { RequestNames, WireNames } from "../../contract/wire-names.ts";
import type { Storage } from "./stored-entity.ts";

/** The generated model of a product's entities. */
export interface EntityModel {
  readonly routes: readonly BackendRoute[];
  readonly schemas: Readonly<Record<string, EntitySchemas>>;
  readonly storage: Storage;
  /** Names of fields in requests and responses; absent if they are those of the spec. */
  readonly wire?: {
    readonly entities: { readonly [entity: string]: WireNames };
    readonly calls: { readonly [call: string]: RequestNames };
  };
}

/** The names of fields in the requests and responses of a route. */
export function wireNamesOf({ wire }: Pick<EntityModel, "wire">, route: BackendRoute): RequestNames | undefined {
  const body = wire?.entities[route.inputs ?? route.entity];
  const record = wire?.entities[route.creates ?? route.entity];
  return body === undefined && record === undefined
    ? undefined
    : { ...(body === undefined ? {} : { body }), ...(record === undefined ? {} : { record }) };
}

/** Schemas of an entity's bodies and responses. */
export function schemasOf({ schemas }: Pick<EntityModel, "schemas">, entity: string): EntitySchemas {
  const found = schemas[entity];
  if (found === undefined) {
    throw new Error(`The entity "${entity}" has no schemas`);
  }
  return found;
}
