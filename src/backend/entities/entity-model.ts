import type { BackendRoute, EntitySchemas } from "../../contract/backend.ts";
import type { Storage } from "./stored-entity.ts";

/** What is generated of a product's entities for the backend. */
export interface EntityModel {
  readonly routes: readonly BackendRoute[];
  readonly schemas: Readonly<Record<string, EntitySchemas>>;
  readonly storage: Storage;
}

/** What the bodies and answers of an entity are checked by. */
export function schemasOf({ schemas }: Pick<EntityModel, "schemas">, entity: string): EntitySchemas {
  const found = schemas[entity];
  if (found === undefined) {
    throw new Error(`The entity "${entity}" has no schemas`);
  }
  return found;
}
