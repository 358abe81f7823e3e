import type { Plugin } from "vite";

const IN_WORKER = "import { generateXlsxFileAsync }";

/** The writer of workbooks with the packer that packs where it is called. */
export function zipInPlace(code: string): string {
  return code.replace(IN_WORKER, "import { generateXlsxFileSync as generateXlsxFileAsync }");
}

/**
 * A large workbook would be packed by a worker that is made of a text, which no page under a strict
 * Content-Security-Policy may start: in a build, it is packed by the page itself. Ten thousand lines take it a moment.
 */
export function zippedInPlace(): Plugin {
  return {
    name: "zipped-in-place",
    enforce: "pre",
    apply: "build",
    transform: (code, id) =>
      id.includes("/write-excel-file/modules/export/writeXlsxFileBrowser")
        ? { code: zipInPlace(code), map: null }
        : null,
  };
}
