interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/**
 * Lets the browser download a text as a file.
 *
 * @example
 * saveTextFile({ name: "members.csv", type: "text/csv", content: toCsv(rows, language) });
 */
export function saveTextFile({ name, type, content }: TextFile): void {
  saveFile(name, new Blob([content], { type }));
}

/** Lets the browser download a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
