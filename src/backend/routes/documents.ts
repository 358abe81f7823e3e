import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import type { AppConfig } from "../../contract/app-config.ts";
import type { BackendAbilities } from "../../contract/backend-abilities.ts";
import { MAX_JOB_RECORDS } from "../../contract/jobs.ts";
import type { BackendConfig } from "../config/backend-config.ts";
import { MAX_PAGE_SIZE } from "../entities/list-query.ts";
import { toApiPrefix } from "../http/api-path.ts";
import type { BackendProduct } from "../product.ts";
import { type OpenApiDocument, withServersUnder } from "./openapi-document.ts";
import { toSignInCalls } from "./sign-in-calls.ts";

interface DocumentsContext {
  readonly product: BackendProduct;
  readonly config: Pick<
    BackendConfig,
    "basePath" | "companySignIn" | "passkeySite" | "timeZone" | "isTimeZoneConfigured" | "trashDays"
  >;
  /** Adds the calls that belong to no entity to the generated document. */
  readonly addCustomOperations: (document: OpenApiDocument) => OpenApiDocument;
}

/** Documents that need no session. */
export function registerDocuments(
  app: FastifyInstance,
  { product, config, addCustomOperations }: DocumentsContext,
): void {
  const { basePath, timeZone, isTimeZoneConfigured } = config;
  const appConfig = { ...toAppConfig(product, config), ...(isTimeZoneConfigured ? { timeZone } : {}) };
  let openApi: string | null = null;
  app.get("/config.json", { config: { summary: "The configuration of the console" } }, (_, reply) =>
    reply.header("cache-control", "no-store").send(appConfig),
  );
  app.get("/openapi.json", { config: { summary: "This document" } }, async (_, reply) => {
    openApi ??= JSON.stringify(
      withServersUnder(addCustomOperations(await readDocument(product.openapi)), basePath),
      null,
      2,
    );
    return reply.header("cache-control", "no-cache").type("application/json; charset=utf-8").send(openApi);
  });
}

/** Capabilities of this backend beyond the calls of spec §7. */
const ABILITIES: Partial<BackendAbilities> = {
  paging: "pages",
  pageSize: MAX_PAGE_SIZE,
  sort: "one",
  search: true,
  filters: ["is", "anyOf", "range"],
  instants: true,
  filterGroups: true,
  ids: true,
  counts: true,
  audit: true,
  notes: true,
  sharedViews: true,
  presence: true,
  secondFactor: true,
  reauthentication: true,
  notices: true,
  conflictTags: true,
  idempotency: "always",
  batch: true,
  jobs: MAX_JOB_RECORDS,
  export: true,
};

/** The configuration of the console that this backend serves. */
function toAppConfig(
  { model: { service }, answersSums = false, optionalCalls = [], backends = {}, scopes = [] }: BackendProduct,
  {
    basePath,
    trashDays,
    companySignIn,
    passkeySite,
  }: Pick<BackendConfig, "basePath" | "trashDays" | "companySignIn" | "passkeySite">,
): AppConfig {
  const toUrl = (name: string) => basePath + toApiPrefix(name).slice(1);
  const { authenticate, refresh, logout } = toSignInCalls(service);
  const further = Object.entries(backends).map(([name, { paths }]) => [name, { url: toUrl(name), paths }] as const);
  return {
    backends: {
      main: {
        url: toUrl("main"),
        paths: { authenticate: authenticate.path, refresh: refresh.path, logout: logout.path },
        remoteLogout: true,
        abilities: {
          ...ABILITIES,
          sums: answersSums,
          trash: trashDays,
          passkeys: passkeySite !== null,
          apiKeys: scopes.length > 0,
        },
      },
      ...Object.fromEntries(further),
    },
    timeoutMs: null,
    features: {
      ...Object.fromEntries(optionalCalls.map((name) => [name, true])),
      passwordChange: service["changePassword"] !== undefined,
      staff: true,
      ...(companySignIn === null ? {} : { companySignIn: true, passwordSignIn: companySignIn.passwords }),
    },
  };
}

async function readDocument(file: URL): Promise<OpenApiDocument> {
  return JSON.parse(await readFile(file, "utf8")) as OpenApiDocument;
}
