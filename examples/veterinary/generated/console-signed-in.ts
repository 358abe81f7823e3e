// @generated from schema/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { SignedInModel } from "entity-console/generated";
import { actionForms } from "./action-forms.ts";
import { createClient } from "./api/client.ts";
import { serviceApi } from "./api/service.ts";
import { icons } from "./icons.ts";
import { menu } from "./menu.ts";

/** Needed only after sign-in; lazy-loaded. */
export const signedInModel = {
  icons,
  menu,
  createClient,
  actionForms,
  createService: serviceApi,
} satisfies SignedInModel;
