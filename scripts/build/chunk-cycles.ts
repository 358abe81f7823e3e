import type { Plugin } from "vite";

/** A built chunk and its static imports. */
interface BuiltChunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** Each cycle of static imports between chunks, as a path that ends in its first file. */
export function findChunkCycles(chunks: readonly BuiltChunk[]): readonly (readonly string[])[] {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const finished = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) {
      cycles.push([...path.slice(path.indexOf(file)), file]);
    } else if (!finished.has(file)) {
      for (const next of importsOf.get(file) ?? []) {
        visit(next, [...path, file]);
      }
      finished.add(file);
    }
  };
  for (const { fileName } of chunks) {
    visit(fileName, []);
  }
  return cycles;
}

/** Fails a build with a cycle of chunk imports: one chunk would run before its imports are initialized. */
export function rejectChunkCycles(): Plugin {
  return {
    name: "reject-chunk-cycles",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const cycles = findChunkCycles(Object.values(bundle).filter((file) => file.type === "chunk"));
        if (cycles.length > 0) {
          const lines = cycles.map((cycle) => cycle.join(" -> "));
          this.error(`Chunks import each other in a cycle (see scripts/build/chunk-groups.ts):\n${lines.join("\n")}`);
        }
      },
    },
  };
}
