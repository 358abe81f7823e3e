/*
 * An OpenID provider (oidc-provider with its own sign-in pages), and a backend that accepts its tokens.
 *
 * Usage: node oidc-server.js <port> <address of the console> <lifetime of an access token in seconds>. Prints "ready"
 * once it accepts calls. The backend is at /api.
 */
import { createServer } from "node:http";
import Provider from "oidc-provider";

const [port, consoleAddress, lifetime] = process.argv.slice(2);
const issuer = `http://localhost:${port}`;

const configuration = {
  clients: [
    {
      client_id: "console",
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      redirect_uris: [`${consoleAddress}/signed-in`],
      post_logout_redirect_uris: [`${consoleAddress}/login`],
    },
  ],
  clientBasedCORS: () => true,
  scopes: ["openid", "offline_access", "profile"],
  claims: { openid: ["sub"], profile: ["name", "preferred_username"] },
  conformIdTokenClaims: false,
  issueRefreshToken: () => true,
  rotateRefreshToken: true,
  features: { devInteractions: { enabled: true }, revocation: { enabled: true } },
  ttl: {
    AccessToken: Number(lifetime),
    IdToken: 3600,
    RefreshToken: 86_400,
    Session: 86_400,
    Grant: 86_400,
    Interaction: 3600,
  },
  findAccount: (_context, accountId) => ({
    accountId,
    claims: () => ({ sub: accountId, name: `Ana ${accountId}`, preferred_username: accountId }),
  }),
  cookies: { keys: ["only-for-tests"] },
};

const genres = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  name: `Genre ${String(index + 1).padStart(2, "0")}`,
  description: "",
  code: "poetry",
  active: true,
}));

const provider = new Provider(issuer, configuration);

const JSON_TYPE = { "content-type": "application/json" };
const CORS = {
  "access-control-allow-origin": consoleAddress,
  "access-control-allow-headers": "authorization, content-type, idempotency-key",
  "access-control-allow-methods": "GET, PUT, POST, DELETE",
};

/** Answers a call of the backend, which checks the token with the provider. */
async function answer(request) {
  const [, token = ""] = /^Bearer (.+)$/.exec(request.headers.authorization ?? "") ?? [];
  const found = await provider.AccessToken.find(token);
  if (!found) {
    return { status: 401, body: { message: "The token is missing or has expired" } };
  }
  const { pathname } = new URL(request.url, issuer);
  const [, id] = /^\/api\/genres\/(\d+)$/.exec(pathname) ?? [];
  const record = genres.find((genre) => String(genre.id) === id);
  if (pathname === "/api/genres") {
    return { status: 200, body: genres };
  }
  return record ? { status: 200, body: record } : { status: 404, body: { message: "Not found" } };
}

const callback = provider.callback();

createServer((request, response) => {
  if (!request.url.startsWith("/api/")) {
    callback(request, response);
    return;
  }
  if (request.method === "OPTIONS") {
    response.writeHead(204, CORS).end();
    return;
  }
  answer(request).then(
    ({ status, body }) => response.writeHead(status, { ...CORS, ...JSON_TYPE }).end(JSON.stringify(body)),
    () => response.writeHead(500, CORS).end(),
  );
}).listen(Number(port), "127.0.0.1", () => process.stdout.write("ready\n"));
