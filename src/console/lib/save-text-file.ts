interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** Has the browser save a text as a file. */
export function saveTextFile({ name, type, content }: TextFile): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
