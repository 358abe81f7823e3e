import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

const view = template<{ readonly banner: string }>("backend/model.ts.hbs");

/** `generated/backend/model.ts`: the generated half of a product's backend as one value. */
export function emitBackendModel(): readonly EmittedFile[] {
  return [{ path: "backend/model.ts", content: view({ banner: banner("schema/") }) }];
}
