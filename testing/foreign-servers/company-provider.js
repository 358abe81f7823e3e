/*
 * A company's OpenID provider (oidc-provider with its own sign-in pages), for tests of the reference backend.
 *
 * Usage: node company-provider.js <port> <address of the console>. Prints "ready" once it accepts calls. The client is
 * `console` with the secret `only-for-tests`. PUT /groups/<user> with a JSON list sets the groups of a user.
 */
import { createServer } from "node:http";
import Provider from "oidc-provider";

const [port, consoleAddress] = process.argv.slice(2);
const issuer = `http://localhost:${port}`;
const groups = new Map([
  ["ana", ["console-admins", "kitchen"]],
  ["rui", ["support"]],
]);

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: "console",
      client_secret: "only-for-tests",
      token_endpoint_auth_method: "client_secret_post",
      grant_types: ["authorization_code"],
      response_types: ["code"],
      redirect_uris: [`${consoleAddress}/signed-in`],
    },
  ],
  scopes: ["openid", "profile", "email"],
  claims: { openid: ["sub"], profile: ["name", "preferred_username", "groups"], email: ["email", "email_verified"] },
  // The groups are in the user info only, as with many providers.
  conformIdTokenClaims: true,
  pkce: { required: () => true },
  features: { devInteractions: { enabled: true } },
  findAccount: (_context, accountId) => ({
    accountId,
    claims: () => ({
      sub: accountId,
      name: `Ana ${accountId}`,
      preferred_username: `${accountId}@company.example`,
      groups: groups.get(accountId) ?? [],
    }),
  }),
  cookies: { keys: ["only-for-tests"] },
});
const callback = provider.callback();

createServer((request, response) => {
  const [, user] = /^\/groups\/(\w+)$/.exec(request.url) ?? [];
  if (request.method !== "PUT" || user === undefined) {
    callback(request, response);
    return;
  }
  let body = "";
  request.on("data", (part) => {
    body += part;
  });
  request.on("end", () => {
    groups.set(user, JSON.parse(body));
    response.writeHead(204).end();
  });
}).listen(Number(port), "127.0.0.1", () => process.stdout.write("ready\n"));
