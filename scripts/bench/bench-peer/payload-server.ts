import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type BackendProcess, startProcess } from "../../../src/backend/testing/backend-process.ts";
import type { Collection } from "./payload-collections.ts";

/** Not in package.json: a large package that only this benchmark uses. The newest version for Node 20.19. */
const PAYLOAD = ["payload@3.90.2", "@payloadcms/db-postgres@3.90.2", "graphql@16.15.0"];

/** Installs Payload into a folder, once. */
export function installPayload(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(path.join(folder, "node_modules/payload"))) {
    console.log(`Installing ${PAYLOAD.join(", ")} into ${folder}, once`);
    writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
    // Skip install scripts: they build tools for other databases.
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--save-exact", ...PAYLOAD], {
      cwd: folder,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
  }
}

/**
 * Payload's REST API through its `handleEndpoints`, on node:http; its usual host, Next.js, would be slower. `SEED=on`
 * creates the tables and the records, then exits.
 */
const SERVER = `import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { buildConfig, getPayload, handleEndpoints } from "payload";

const isSeed = process.env.SEED === "on";
const { collections, records, user } = JSON.parse(readFileSync(process.env.DATA_FILE, "utf8"));
const config = await buildConfig({
  secret: process.env.AUTH_SECRET,
  telemetry: false,
  graphQL: { disable: true },
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL, max: 10 }, idType: "uuid", push: isSeed }),
  collections: [{ slug: "users", auth: true, fields: [] }, ...collections],
});
const payload = await getPayload({ config });
if (isSeed) {
  await payload.create({ collection: "users", data: user });
  const ids = {};
  const toNew = (value) =>
    typeof value === "string" ? (ids[value] ?? value) : Array.isArray(value) ? value.map(toNew) : value;
  for (const { slug, data } of records) {
    for (const { id, ...values } of data) {
      const renamed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toNew(value)]));
      ids[id] = (await payload.create({ collection: slug, data: renamed })).id;
    }
  }
  process.exit(0);
}
const server = createServer(async (incoming, outgoing) => {
  const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
  const request = new Request(\`http://127.0.0.1\${incoming.url}\`, {
    method: incoming.method,
    headers: incoming.headers,
    ...(hasBody ? { body: Readable.toWeb(incoming), duplex: "half" } : {}),
  });
  const answer = await handleEndpoints({ config, request });
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  outgoing.end(Buffer.from(await answer.arrayBuffer()));
});
server.listen(0, "127.0.0.1", () => console.log(\`The console: http://127.0.0.1:\${server.address().port}\`));
process.once("SIGTERM", () => process.exit(0));
`;

/** Environment of the Payload process. */
export interface PayloadData {
  readonly collections: readonly object[];
  readonly records: readonly { readonly slug: string; readonly data: readonly object[] }[];
  readonly user: { readonly email: string; readonly password: string };
}

/** Initial records of the collections; a collection comes after those it refers to. */
export function toPayloadData(all: readonly Collection[], user: PayloadData["user"]): PayloadData {
  return {
    collections: all.map(({ slug, config }) => ({ slug, ...config })),
    records: all.map(({ slug, records }) => ({ slug, data: records })),
    user,
  };
}

/** Creates Payload's tables and records in an empty database, and starts Payload in production mode. */
export async function startPayload(
  folder: string,
  { databaseUrl, data }: { readonly databaseUrl: string; readonly data: PayloadData },
): Promise<BackendProcess> {
  const [main, file] = [path.join(folder, "server.js"), path.join(folder, "data.json")];
  writeFileSync(main, SERVER);
  writeFileSync(file, JSON.stringify(data));
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_FILE: file,
    AUTH_SECRET: "a secret for measuring, long enough to be one",
  };
  execFileSync(process.execPath, [main], {
    cwd: folder,
    env: { PATH: process.env["PATH"] ?? "", ...env, SEED: "on", CI: "true" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return await startProcess({ ...env, NODE_ENV: "production" }, main);
}
