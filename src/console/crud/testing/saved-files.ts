import { vi } from "vitest";

/** A file that was saved through the browser. */
export interface SavedFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Records saved files until `vi.restoreAllMocks`. It mocks the browser instead of the modules that save, because all
 * tests of a process share those.
 *
 * @example
 * const files = watchSavedFiles();
 */
export function watchSavedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  const contents = new Map<string, Blob>();
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    const address = `blob:saved-${contents.size}`;
    contents.set(address, content as Blob);
    return address;
  });
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: contents.get(this.href) ?? new Blob() });
  });
  return files;
}
