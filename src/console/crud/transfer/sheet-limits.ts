/** Limits of an imported file, so that it cannot exhaust the browser's memory. */

export const MAX_BYTES = 30_000_000;
/** Maximum total uncompressed size of a ZIP file, in bytes. */
const MAX_UNPACKED = 200_000_000;
export const MAX_LINES = 50_000;
export const MAX_COLUMNS = 2_000;

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/**
 * The offset of the end-of-central-directory record of a ZIP, which a comment of up to 64 kB may follow. -1 if missing.
 */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) {
      return at;
    }
  }
  return -1;
}

/** The uncompressed sizes in a ZIP's central directory. Empty without a directory. */
function unpackedSizes(bytes: Uint8Array): readonly number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const sizes: number[] = [];
  let at = end < 0 ? view.byteLength : view.getUint32(end + 16, true);
  while (at + 46 <= view.byteLength && view.getUint32(at, true) === ENTRY) {
    sizes.push(view.getUint32(at + 24, true));
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sizes;
}

/** The reason not to unpack a file: not a ZIP, or too large. Null if it can be unpacked. */
export function refusePacked(bytes: Uint8Array): "notSheet" | "tooLarge" | null {
  const sizes = unpackedSizes(bytes);
  if (sizes.length === 0) {
    return "notSheet";
  }
  return sizes.reduce((sum, size) => sum + size, 0) > MAX_UNPACKED ? "tooLarge" : null;
}
