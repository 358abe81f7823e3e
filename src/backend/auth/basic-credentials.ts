/** Username and password of a sign-in. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

const BASIC = /^basic +([a-z0-9+/]+={0,2})$/i;
/** Base64 of the longest username (254 characters) and password (200), with four bytes per character. */
const MAX_LENGTH = 2_500;

/** The credentials of an Authorization header (RFC 7617, UTF-8), or null if it has none. */
export function readBasicCredentials(header: string | undefined): Credentials | null {
  const encoded = header?.match(BASIC)?.[1];
  if (encoded === undefined || encoded.length > MAX_LENGTH) {
    return null;
  }
  const text = decodeUtf8(Buffer.from(encoded, "base64"));
  const colon = text.indexOf(":");
  if (colon < 1 || text.includes("\0")) {
    return null;
  }
  return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

/** Decodes UTF-8; null if the bytes are invalid. */
function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return "";
  }
}
