import { ApiError } from "../../src/console/api/api-error.ts";
import { toAbilities } from "../../src/console/api/to-abilities.ts";
import { toConfig } from "../../src/console/app/config/console-config.ts";
import { readFormats } from "../../src/console/app/config/read-formats.ts";
import type { BackendConfig } from "../../src/contract/app-config.ts";
import type { BackendAbilities } from "../../src/contract/backend-abilities.ts";
import type { BackendAdapter } from "../../src/contract/backend-adapter.ts";
import type { BackendAuth } from "../../src/contract/backend-auth.ts";
import type { ListDialect, ListPreset } from "../../src/contract/list-dialect.ts";
import { OWN_RECORDS, type RecordDialect } from "../../src/contract/record-dialect.ts";
import { installBrowserFetch } from "./browser-fetch.ts";
import { describeAbilities } from "./describe-abilities.ts";
import { type Found, findAbilities } from "./find-abilities.ts";
import { type FoundDialect, findDialect } from "./find-dialect.ts";
import type { Finding } from "./finding.ts";
import { createCheck, type OpenApi, type Resource, toQueries, toRequest, toResources } from "./read-document.ts";
import { connect, type Trial } from "./trial.ts";
import { type TriedList, tryList, tryQuery } from "./try-lists.ts";
import { tryRenewal, trySignOut, tryUnsigned } from "./try-session.ts";
import { tryWrites, type Writes } from "./try-writes.ts";

export interface TryOptions {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  readonly paths: { readonly authenticate: string; readonly refresh: string; readonly logout: string };
  /** `auth` of the deployment's `config.json`. Default: the sign-in of spec §7. */
  readonly auth?: BackendAuth | undefined;
  /** Other options of the backend in its `config.json`. */
  readonly stated?: Pick<BackendConfig, "records" | "trailingSlash" | "query"> | undefined;
  /** A token that the user has, in place of a sign-in. */
  readonly token?: string | undefined;
  /** The product's adapter. */
  readonly adapter?: BackendAdapter | undefined;
  readonly timeoutMs: number;
  readonly document: OpenApi;
  /** Names of the id of records by entity, if they differ from `id`. */
  readonly idNames?: { readonly [entity: string]: string };
  /** Whether to create, change and delete records, and to renew the session. */
  readonly write: boolean;
  /** Ends the tests early: no more records are made, and those that are there are deleted. */
  readonly signal?: AbortSignal | undefined;
}

/** A complete `config.json` for a deployment, with a preset name. */
interface WrittenConfig {
  readonly backends: {
    readonly main: Omit<BackendConfig, "lists" | "abilities"> & {
      readonly abilities: Partial<BackendAbilities>;
      readonly lists?: { readonly preset: ListPreset } & Partial<ListDialect>;
    };
  };
  readonly timeoutMs: number | null;
}

/** The result of `npm run try-backend`; `--json` prints it. */
export interface TryReport {
  readonly url: string;
  /** 0: the console works; 1: a required call fails. */
  readonly exitCode: 0 | 1;
  readonly lists: readonly { readonly path: string; readonly rows: number; readonly total: number | null }[];
  /** The features of the console with this backend. */
  readonly console: readonly string[];
  /** Operations that passed their tests. */
  readonly proved: readonly string[];
  readonly findings: readonly Finding[];
  readonly config: WrittenConfig | null;
}

/** The backend's own reason, if it sent one. */
function toMessage(error: unknown): string {
  const told = error instanceof ApiError ? error.serverMessage : null;
  return told ?? (error instanceof Error ? error.message : String(error));
}

const failed = (url: string, where: string, error: unknown): TryReport => ({
  url,
  exitCode: 1,
  lists: [],
  console: [],
  proved: [],
  findings: [{ level: "error", where, text: toMessage(error) }],
  config: null,
});

/** The list with the most records is the most informative. */
async function dialectOf(trial: Trial, lists: readonly TriedList[]): Promise<FoundDialect | null> {
  for (const list of lists.filter(({ rows }) => rows.length > 1)) {
    const found = await findDialect(trial, list);
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
    text: `answers ${rows.length} of ${total} records, and none of the known parameters leads to the others: state page and size under "lists"`,
  }));
}

/** Whether paths end with a slash: without it, the backend has none of its lists, or redirects each of them. */
async function needsSlash(trial: Trial, resources: readonly Resource[]): Promise<boolean> {
  if (trial.backend.trailingSlash !== undefined || trial.adapter?.transport !== undefined) {
    return false;
  }
  const isAnswered = async (resource: Resource, trailingSlash: boolean): Promise<boolean> => {
    const asked = trial.transport({ trailingSlash }).list(toRequest(resource, "list"));
    const isList = await asked.then(
      () => true,
      () => false,
    );
    return isList && trial.seen.last?.isRedirected === false;
  };
  for (const resource of resources) {
    if (await isAnswered(resource, false)) {
      return false;
    }
  }
  const [first] = resources;
  return first !== undefined && (await isAnswered(first, true));
}

function withSlash(trial: Trial): Trial {
  const backend = { ...trial.backend, trailingSlash: true };
  return { ...trial, backend, transport: (changes, token) => trial.transport({ ...backend, ...changes }, token) };
}

async function tryLists(trial: Trial, { document, idNames, signal }: TryOptions) {
  const resources = toResources(document, idNames);
  const check = createCheck(document);
  const tried: Awaited<ReturnType<typeof tryList>>[] = [];
  for (const resource of resources) {
    signal?.throwIfAborted();
    tried.push(await tryList(trial, resource, { document, check }));
  }
  const findings = tried.flatMap((each) => each.findings);
  for (const path of toQueries(document, resources)) {
    findings.push(...(await tryQuery(trial, path)));
  }
  const lists = tried.flatMap(({ list }) => list ?? []).sort((one, other) => other.rows.length - one.rows.length);
  return { resources, lists, findings };
}

function toWritten(
  trial: Trial,
  { abilities, dialect }: Found,
  { records, isIdempotent }: Pick<Writes, "records" | "isIdempotent">,
): WrittenConfig {
  const { lists: _, abilities: __, records: stated, ...main } = trial.backend;
  const changed: Partial<RecordDialect> = { ...stated, ...records };
  const isOwn = (dialect?.preset ?? "own") === "own" && Object.keys(dialect?.overrides ?? {}).length === 0;
  const lists = dialect === null || isOwn ? {} : { lists: { preset: dialect.preset, ...dialect.overrides } };
  const idempotency =
    isIdempotent === null ? {} : { idempotency: isIdempotent ? ("always" as const) : ("never" as const) };
  return {
    backends: {
      main: {
        ...main,
        ...(Object.keys(changed).length === 0 ? {} : { records: { ...OWN_RECORDS, ...changed } }),
        abilities: { ...abilities, ...idempotency },
        ...lists,
      },
    },
    timeoutMs: null,
  };
}

const NO_WRITES: Writes = { findings: [], proved: [], records: {}, isIdempotent: null };

async function tryAll(trial: Trial, options: TryOptions): Promise<TryReport> {
  const { url, document, write, signal } = options;
  const { resources, lists, findings } = await tryLists(trial, options);
  const found = await findAbilities(trial, lists, await dialectOf(trial, lists));
  findings.push(...unpaged(lists, found.dialect), ...(await tryUnsigned(trial, lists)));
  const writes = write ? await tryWrites(trial, resources, { document, lists, signal }) : NO_WRITES;
  const renewal = write ? await tryRenewal(trial, lists) : { findings: [], proved: [] };
  const end = await trySignOut(trial);
  findings.push(...writes.findings, ...renewal.findings, ...end.findings);
  if (signal?.aborted === true) {
    findings.push({ level: "error", where: "the tests", text: "were stopped before their end" });
  }
  const session = [...renewal.proved, ...end.proved];
  const written = toWritten(trial, found, writes);
  // Parse the printed config with the console's own code.
  const { main } = toConfig(written, undefined, readFormats).backends;
  return {
    url,
    exitCode: findings.some(({ level }) => level === "error") ? 1 : 0,
    lists: lists.map(({ resource, rows, total }) => ({ path: resource.list, rows: rows.length, total })),
    console: describeAbilities(toAbilities(main)),
    proved: [...writes.proved, ...(session.length === 0 ? [] : [`session: ${session.join(", ")}`])],
    findings,
    config: written,
  };
}

/** The call that signs in, for a report of its failure. */
function signInCall({ auth, paths }: TryOptions): string {
  const own = auth?.kind === "token" || auth?.kind === "cookie" ? auth.signIn : undefined;
  const path = own !== undefined && "path" in own ? own.path : undefined;
  return `POST ${path ?? paths.authenticate}`;
}

async function tryConnected(trial: Trial, options: TryOptions): Promise<TryReport> {
  const { url, document, idNames } = options;
  try {
    const hasSlash = await needsSlash(trial, toResources(document, idNames));
    return await tryAll(hasSlash ? withSlash(trial) : trial, options);
  } catch (error) {
    return failed(url, "the backend", error);
  }
}

/** Signs in, reads every list and one record of each, and reports how the console will work. */
export async function tryBackend(options: TryOptions): Promise<TryReport> {
  const { url, paths, auth, stated } = options;
  const signIn = auth === undefined ? { remoteLogout: false } : { auth };
  const restoreFetch = installBrowserFetch(url);
  try {
    return await connect({ ...options, backend: { url, paths, ...signIn, ...stated } }).then(
      (trial) => tryConnected(trial, options),
      (error: unknown) => failed(url, signInCall(options), error),
    );
  } finally {
    restoreFetch();
  }
}
