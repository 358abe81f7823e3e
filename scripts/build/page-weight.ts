import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type AheadTable, readScript } from "./ahead-script.ts";

/** The size of a cold page of a built console before its first content. */
export interface PageWeight {
  /** Scripts, gzip, in kB of 1,024 bytes. */
  readonly kB: number;
  /** All requests: the page, `config.json`, styles, scripts, and the first call of a signed-in page. */
  readonly requests: number;
  /** The scripts by name without hash, with their kB. */
  readonly files: { readonly [name: string]: number };
}

/** The page and `config.json`; a signed-in page also calls the backend for its data. */
const DOCUMENTS = 2;
const FIRST_CALL = 1;

/**
 * The weight of the sign-in page, of the heaviest list, and of the first page of each other kind: `show`, `create`,
 * `edit`.
 */
export function weighPages(dist: string): { readonly [page: string]: PageWeight } {
  const assets = path.join(dist, "assets");
  const html = readFileSync(path.join(dist, "index.html"), "utf8");
  const named = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)].map((match) => match[1] ?? "");
  const table = readTable(assets);
  const filesOf = (numbers: readonly number[]) => numbers.map((at) => table.files[at] ?? "");
  const texts = filesOf(table.languages[table.standard] ?? []);
  const weigh = (files: readonly string[], calls: number) => weight(assets, [...new Set([...named, ...files])], calls);
  const later = filesOf(table.later[table.standard] ?? []);
  const pagesOf = (pattern: RegExp) =>
    table.routes
      .filter(([path]) => pattern.test(path))
      .map(([, files, isMore]) => [...filesOf(table.common), ...texts, ...filesOf(files), ...(isMore ? later : [])])
      .map((files) => weigh(files, FIRST_CALL));
  const [list] = pagesOf(/^\^\/[\w-]+\$$/).sort((one, other) => other.kB - one.kB);
  const screens = {
    list,
    show: pagesOf(/\/show\//)[0],
    create: pagesOf(/\/create\$$/)[0],
    edit: pagesOf(/\/edit\//)[0],
  };
  return {
    login: weigh([...texts.filter((file) => file.includes("-first-")), ...filesOf(table.login)], 0),
    ...Object.fromEntries(Object.entries(screens).filter(([, weight]) => weight !== undefined)),
  } as { readonly [page: string]: PageWeight };
}

function readTable(assets: string): AheadTable {
  const file = readdirSync(assets).find((name) => /^ahead-\w+\.js$/.test(name)) ?? "";
  return readScript(readFileSync(path.join(assets, file), "utf8"));
}

function weight(assets: string, names: readonly string[], calls: number): PageWeight {
  const scripts = names.filter((name) => name.endsWith(".js"));
  const sizes = scripts.map((name) => {
    const bytes = gzipSync(readFileSync(path.join(assets, name)), { level: 9 }).length;
    return [name.replace(/-[\w-]{8}\.js$/, ""), Math.round((bytes / 1024) * 10) / 10] as const;
  });
  const kB = sizes.reduce((sum, [, size]) => sum + size, 0);
  return {
    kB: Math.round(kB * 10) / 10,
    requests: DOCUMENTS + names.length + calls,
    files: Object.fromEntries(sizes),
  };
}

/** The limits of a page, and the accepted weight of its files. */
export interface PageBudget extends PageWeight {}

/** Exceeded budgets, in sentences that name the files that grew; empty if there are none. */
export function overBudget(
  weights: { readonly [page: string]: PageWeight },
  budgets: { readonly [page: string]: PageBudget },
): readonly string[] {
  return Object.entries(budgets).flatMap(([page, budget]) => {
    const weight = weights[page];
    if (!weight) {
      return [`${page}: there is no such page any more`];
    }
    const grown = Object.entries(weight.files)
      .map(([file, kB]) => ({ file, by: kB - (budget.files[file] ?? 0) }))
      .filter(({ by }) => by >= 0.1)
      .sort((one, other) => other.by - one.by)
      .map(({ file, by }) => `${file} +${by.toFixed(1)}${budget.files[file] === undefined ? " (new)" : ""}`);
    const because = grown.length > 0 ? `; grown: ${grown.join(", ")}` : "";
    return [
      ...(weight.kB > budget.kB ? [`${page}: ${weight.kB} kB of at most ${budget.kB}${because}`] : []),
      ...(weight.requests > budget.requests
        ? [`${page}: ${weight.requests} requests of at most ${budget.requests}${because}`]
        : []),
    ];
  });
}
