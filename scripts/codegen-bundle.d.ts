/** The project's root. */
export const root: string;

/** What the generator is made of, in one number. */
export function generatorHash(): string;

/** The TypeScript files of the generator, from the root. */
export function generatorSources(): readonly string[];

interface Generator {
  readonly runCli: typeof import("../generator/cli/run-cli.ts").runCli;
  readonly watchForPage: typeof import("../generator/cli/watch-for-page.ts").watchForPage;
  readonly remember: () => void;
}

export function loadGenerator(hash: string): Promise<Generator>;
