import { vi } from "vitest";

/** A file that the browser was asked to save. */
export interface SavedFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * The files that are saved from now on; `vi.restoreAllMocks` ends it. The modules that save are shared by all tests of a
 * process, so none of them may be put in another's place.
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
