// @generated from schema/ by `npm run codegen`, which overwrites it: edit that file instead.
// As namespaces: inside of the declaration below, names of the module that it adds to would win.
import type * as client from "./api/client.ts";
import type * as service from "./api/service.ts";
import type * as entities from "./entities.ts";
import type * as keys from "./message-keys.ts";

/** Tells the framework's types what this product is made of. */
declare module "#contract/register.ts" {
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
