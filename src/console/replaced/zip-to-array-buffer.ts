import { type Zippable, zipSync } from "fflate";

/**
 * Replaces the zip function of `write-excel-file` in a build. That one starts a worker from a `blob:` address, which the
 * Content-Security-Policy forbids. This one packs on the page's own thread.
 */
// biome-ignore lint/style/noDefaultExport: the replaced module has one
export default async function zipToArrayBuffer(files: Zippable): Promise<Uint8Array> {
  return zipSync(files);
}
