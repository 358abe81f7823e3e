import { hasWireNames } from "../model/calls/wire-names.ts";
import type { ConsoleModel } from "../model/types/console-model.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

const view = template<{ readonly banner: string; readonly hasWire: boolean }>("backend/model.ts.hbs");

/** `generated/backend/model.ts`: the generated half of a product's backend as one value. */
export function emitBackendModel({ wire }: ConsoleModel): readonly EmittedFile[] {
  const content = view({ banner: banner("schema/"), hasWire: hasWireNames(wire) });
  return [{ path: "backend/model.ts", content }];
}
