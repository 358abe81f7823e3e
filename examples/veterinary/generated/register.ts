// @generated from schema/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
// Import namespaces: inside the declaration below, names of the augmented module would take precedence.
import type * as client from "./api/client.ts";
import type * as service from "./api/service.ts";
import type * as entities from "./entities.ts";
import type * as keys from "./message-keys.ts";

/** Registers the product's types with the framework. */
declare module "entity-console/generated" {
  interface Register {
    readonly product: {
      readonly entities: entities.EntityTypes;
      readonly parts: entities.EntityParts;
      readonly messageKey: keys.MessageKey;
      readonly ownKey: keys.OwnKey;
      readonly client: client.Client;
      readonly service: service.Service;
    };
  }
}
