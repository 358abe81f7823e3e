import type { Command } from "commander";
import { findProduct, ProductFolderError } from "../paths/product-paths.ts";
import type { Colors } from "./colors.ts";
import { FIX_COMMAND } from "./report-drift.ts";

/** Output of a command. */
export interface Run {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  readonly colors: Colors;
  /** Sets the exit code. */
  readonly end: (code: number) => void;
}

/** Options of every command. */
export interface GlobalOptions {
  readonly product: string;
  /** The root of a product outside the repository, for tests; replaces `product`. */
  readonly root?: string;
  readonly quiet?: true;
}

/** The product that a command works on. */
export interface CommandContext {
  readonly root: string;
  /** Prefix of printed paths: `examples/library/`. */
  readonly prefix: string;
  /** The command that regenerates it. */
  readonly fixCommand: string;
  /** The option that selects the product: ` --product examples/library`; empty for the product at the root. */
  readonly option: string;
}

/** Throws a `ProductFolderError` if the product does not exist. */
export function commandContextOf(program: Command): CommandContext {
  const { root, product } = program.opts<GlobalOptions>();
  if (product === "") {
    throw new ProductFolderError("--product is not followed by a folder: --product examples/<name>");
  }
  const folder = root === undefined ? findProduct(product) : null;
  return folder === null || folder.folder === "."
    ? { root: root ?? folder?.root ?? ".", prefix: "", fixCommand: FIX_COMMAND, option: "" }
    : {
        root: folder.root,
        prefix: `${folder.folder}/`,
        fixCommand: `${FIX_COMMAND} -- --product ${folder.folder}`,
        option: ` --product ${folder.folder}`,
      };
}

const ERROR_CODES = "2 mistake in the spec, 3 error of the generator or of the command line";

/** The exit codes in a command's help. */
export function exitCodes(own: string): string {
  return `\nExit codes: ${own}; ${ERROR_CODES}.`;
}
