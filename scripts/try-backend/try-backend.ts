import { ApiError } from "../../src/console/api/api-error.ts";
import { toAbilities } from "../../src/console/api/to-abilities.ts";
import { toConfig } from "../../src/console/app/config/console-config.ts";
import { readAuth } from "../../src/console/app/config/read-auth.ts";
import type { BackendAbilities } from "../../src/contract/backend-abilities.ts";
import type { BackendAuth } from "../../src/contract/backend-auth.ts";
import type { ListDialect, ListPreset } from "../../src/contract/list-dialect.ts";
import { type CallBackend, createCaller } from "./backend-caller.ts";
import { findAbilities } from "./find-abilities.ts";
import { type FoundDialect, findDialect } from "./find-dialect.ts";
import type { Finding } from "./finding.ts";
import { createCheck, type OpenApi, toQueries, toResources } from "./read-document.ts";
import { sayAbilities } from "./say-abilities.ts";
import { type SignInOptions, signInTo } from "./sign-in.ts";
import { type TriedList, tryList, tryQuery } from "./try-lists.ts";
import { tryWrites } from "./try-writes.ts";

export interface TryOptions extends SignInOptions {
  readonly document: OpenApi;
  /** Whether to create, change and delete records. */
  readonly write: boolean;
}

/** `config.json` for a deployment, with a preset name. */
interface WrittenConfig {
  readonly backends: {
    readonly main: {
      readonly url: string;
      readonly paths: TryOptions["paths"];
      readonly auth?: BackendAuth;
      readonly abilities: Partial<BackendAbilities>;
      readonly lists?: { readonly preset: ListPreset } & Partial<ListDialect>;
    };
  };
}

/** The result of `npm run try-backend`; `--json` prints it. */
export interface TryReport {
  readonly url: string;
  /** 0: the console works; 1: a required call fails. */
  readonly exitCode: 0 | 1;
  readonly lists: readonly { readonly path: string; readonly rows: number; readonly total: number | null }[];
  /** The features of the console with this backend. */
  readonly console: readonly string[];
  readonly findings: readonly Finding[];
  readonly config: WrittenConfig | null;
}

/** The backend's own reason, if it sent one. */
function toReason(error: unknown): string {
  const told = error instanceof ApiError ? error.serverMessage : null;
  return told ?? (error instanceof Error ? error.message : String(error));
}

const failed = (url: string, where: string, error: unknown): TryReport => ({
  url,
  exitCode: 1,
  lists: [],
  console: [],
  findings: [{ level: "error", where, text: toReason(error) }],
  config: null,
});

async function findUnsignedIn(
  { url, timeoutMs, auth }: TryOptions,
  lists: readonly TriedList[],
): Promise<readonly Finding[]> {
  const path = lists[0]?.resource.list;
  if (path === undefined || auth?.kind === "none") {
    return [];
  }
  const { status } = await createCaller(url, {}, timeoutMs)("GET", path);
  const doubtOn = auth?.kind === "token" || auth?.kind === "cookie" ? (auth.doubtOn ?? []) : [];
  return status === 401 || doubtOn.includes(status)
    ? []
    : [
        {
          level: "warning",
          where: `GET ${path}`,
          text: `without a token it answers ${status}, not 401: the console sees no expired session`,
        },
      ];
}

/** The list with the most records is the most informative. */
async function dialectOf(call: CallBackend, lists: readonly TriedList[]): Promise<FoundDialect | null> {
  for (const list of lists.filter(({ rows }) => rows.length > 1)) {
    const found = await findDialect(call, list);
    if (found !== null) {
      return found;
    }
  }
  return null;
}

function unpaged(lists: readonly TriedList[], dialect: FoundDialect | null): readonly Finding[] {
  const cut = lists.filter(({ rows, total }) => dialect === null && (total ?? 0) > rows.length && rows.length > 0);
  return cut.map(({ resource, rows, total }) => ({
    level: "error" as const,
    where: `GET ${resource.list}`,
    text: `answers ${rows.length} of ${total} records, and none of the known parameters leads to the others: state them under "lists"`,
  }));
}

async function tryLists(call: CallBackend, { document }: TryOptions) {
  const resources = toResources(document);
  const check = createCheck(document);
  const tried: Awaited<ReturnType<typeof tryList>>[] = [];
  for (const resource of resources) {
    tried.push(await tryList(call, resource, check));
  }
  const findings = tried.flatMap((each) => each.findings);
  for (const path of toQueries(document, resources)) {
    findings.push(...(await tryQuery(call, path)));
  }
  const lists = tried.flatMap(({ list }) => list ?? []).sort((one, other) => other.rows.length - one.rows.length);
  return { lists, findings };
}

function toWritten(
  { url, paths, auth }: TryOptions,
  abilities: Partial<BackendAbilities>,
  dialect: FoundDialect | null,
): WrittenConfig {
  const lists = dialect === null ? {} : { lists: { preset: dialect.preset, ...dialect.overrides } };
  const isOwn = dialect?.preset === "own" && Object.keys(dialect.overrides).length === 0;
  const stated = auth === undefined ? {} : { auth };
  return { backends: { main: { url, paths, ...stated, abilities, ...(isOwn ? {} : lists) } } };
}

/** Signs in, reads every list and one record of each, and reports how the console will work. */
export async function tryBackend(options: TryOptions): Promise<TryReport> {
  const { url, paths, timeoutMs, document, auth } = options;
  let call: CallBackend;
  try {
    call = createCaller(url, await signInTo(options), timeoutMs);
  } catch (error) {
    const path = auth?.kind === "token" && auth.signIn?.as !== "key" ? auth.signIn?.path : undefined;
    return failed(url, `POST ${path ?? paths.authenticate}`, error);
  }
  try {
    const { lists, findings } = await tryLists(call, options);
    const dialect = await dialectOf(call, lists);
    const written = toWritten(options, await findAbilities(call, lists, dialect), dialect);
    findings.push(...unpaged(lists, dialect), ...(await findUnsignedIn(options, lists)));
    for (const resource of options.write ? toResources(document) : []) {
      findings.push(...(await tryWrites(call, document, resource)));
    }
    // Parse the printed config with the console's own code.
    const { main } = toConfig(written, undefined, readAuth).backends;
    return {
      url,
      exitCode: findings.some(({ level }) => level === "error") ? 1 : 0,
      lists: lists.map(({ resource, rows, total }) => ({ path: resource.list, rows: rows.length, total })),
      console: sayAbilities(toAbilities(main)),
      findings,
      config: written,
    };
  } catch (error) {
    return failed(url, "the backend", error);
  }
}
