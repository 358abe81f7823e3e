import type { Plugin } from "vite";

/** A file that only passes on what another one exports: `export{a as ListScreen}from"./list-Ck1A8HNv.js";`. */
const FACADE = /^export\s*\{([^}]*)\}\s*from\s*["'`]\.\/([^"'`]+)["'`];?\s*$/;

interface Facade {
  readonly target: string;
  /** The members of what the importer is to see: `({ListScreen:m.a})`. */
  readonly members: string;
}

/** What a file's code passes on; null where it does anything else. */
export function readFacade(code: string): Facade | null {
  const match = FACADE.exec(code);
  if (!match) {
    return null;
  }
  const members = (match[1] ?? "").split(",").map((part) => {
    const [from = "", to = from] = part.trim().split(/\s+as\s+/);
    return `${to}:m.${from}`;
  });
  return { target: match[2] ?? "", members: members.join(",") };
}

/** The code with each late import of such a file turned into one of the file that it passes on. */
export function skipFacades(code: string, facades: ReadonlyMap<string, Facade>): string {
  const late = code.replace(/import\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g, (whole, file: string) => {
    const facade = facades.get(file);
    return facade ? `import("./${facade.target}").then(m=>({${facade.members}}))` : whole;
  });
  // The lists of what is fetched ahead of a late import.
  return late.replace(/(["'`])assets\/([^"'`]+)\1/g, (whole, quote: string, file: string) => {
    const facade = facades.get(file);
    return facade ? `${quote}assets/${facade.target}${quote}` : whole;
  });
}

/**
 * A module that is loaded late and grouped with others gets a file of its own that only passes it on: one more request
 * before the page is there. Whoever imports it is led straight to the group.
 */
export function withoutFacades(): Plugin {
  return {
    name: "without-facades",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const facades = findFacades(chunks);
        for (const chunk of chunks) {
          chunk.code = skipFacades(chunk.code, facades);
        }
        for (const file of facades.keys()) {
          if (!chunks.some(({ code }) => code.includes(`./${file}`))) {
            delete bundle[`assets/${file}`];
          }
        }
      },
    },
  };
}

function findFacades(
  chunks: readonly { readonly fileName: string; readonly isDynamicEntry: boolean; readonly code: string }[],
): ReadonlyMap<string, Facade> {
  const facades = new Map<string, Facade>();
  for (const { fileName, isDynamicEntry, code } of chunks) {
    const facade = isDynamicEntry ? readFacade(code) : null;
    if (facade) {
      facades.set(fileName.replace(/^assets\//, ""), facade);
    }
  }
  return facades;
}
