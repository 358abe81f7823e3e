/** An unsigned token, valid for eight hours: the console only reads it. */
export function unsignedToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${encode({ alg: "none" })}.${encode({ sub: "1", name: "Bench", iat: now, exp: now + 8 * 3600 })}.c2ln`;
}
