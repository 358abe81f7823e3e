import type { BackendRoute, EntitySchemas } from "../../contract/backend.ts";
import type { Storage } from "./stored-entity.ts";

/** The generated model of a product's entities. */
export interface EntityModel {
  readonly routes: readonly BackendRoute[];
  readonly schemas: Readonly<Record<string, EntitySchemas>>;
  readonly storage: Storage;
}

/** Schemas of an entity's bodies and responses. */
export function schemasOf({ schemas }: Pick<EntityModel, "schemas">, entity: string): EntitySchemas {
  const found = schemas[entity];
  if (found === undefined) {
    throw new Error(`The entity "${entity}" has no schemas`);
  }
  return found;
}
