import type { RequestNames, WireNames } from "../../src/contract/wire-names.ts";
import { hasWireNames } from "../model/calls/wire-names.ts";
import type { ConsoleModel } from "../model/types/console-model.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface WireNamesView {
  readonly banner: string;
  readonly entities: readonly { readonly name: string; readonly table: WireNames }[];
  readonly calls: readonly { readonly name: string; readonly names: RequestNames }[];
}

const view = template<WireNamesView>("wire-names.ts.hbs");

/** `generated/wire-names.ts`: names of fields in requests and responses. Absent if they are those of the spec. */
export function emitWireNames({ wire }: ConsoleModel): readonly EmittedFile[] {
  if (!hasWireNames(wire)) {
    return [];
  }
  const content = view({
    banner: banner("schema/"),
    entities: Object.entries(wire.entities).map(([name, table]) => ({ name, table })),
    calls: Object.entries(wire.calls).map(([name, names]) => ({ name, names })),
  });
  return [{ path: "wire-names.ts", content }];
}
