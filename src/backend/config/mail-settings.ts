/** The mail server that sends notices. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** True for TLS from the start (`smtps:`). */
  readonly isSecure: boolean;
  /** True if the connection must change to TLS (STARTTLS) before anything is sent. */
  readonly requiresTls: boolean;
  readonly user: string | null;
  readonly password: string | null;
  /** Address of the sender. */
  readonly from: string;
}

/** Reads variables; see `read-config.ts`. */
interface VariableReader {
  text(name: string): string | null;
  secret(name: string): string | null;
  check(isFault: boolean, fault: string): void;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const MAX_ADDRESS = 254;
const SUBMISSION_PORT = 587;
const SECURE_PORT = 465;

/** Settings of the mail server; null without `SMTP_URL`. Its URL may have a password, so no message contains it. */
export function readMailSettings(reader: VariableReader): MailSettings | null {
  const [text, from] = [reader.secret("SMTP_URL"), reader.text("MAIL_FROM")];
  if (text === null) {
    return null;
  }
  const isUrl = /^smtps?:\/\/./.test(text) && URL.canParse(text);
  reader.check(!isUrl, "SMTP_URL: must be an address such as smtp://user:password@mail.example:587, or with smtps://");
  reader.check(from === null, "MAIL_FROM: required where SMTP_URL is set");
  reader.check(from !== null && !isMailAddress(from), "MAIL_FROM: must be an e-mail address without a name");
  if (!isUrl) {
    return null;
  }
  const { protocol, hostname, port, username, password } = new URL(text);
  const isSecure = protocol === "smtps:";
  return {
    host: hostname.replaceAll(/[[\]]/g, ""),
    port: port === "" ? (isSecure ? SECURE_PORT : SUBMISSION_PORT) : Number(port),
    isSecure,
    // A mail server on the same machine often has no certificate.
    requiresTls: !(isSecure || LOOPBACK.test(hostname)),
    user: username === "" ? null : decodeURIComponent(username),
    password: password === "" ? null : decodeURIComponent(password),
    from: from ?? "",
  };
}

/**
 * True for a plain ASCII e-mail address without quotes, comments and a display name. Other usernames get no mail. Such an
 * address cannot contain a line break or a second recipient.
 */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= MAX_ADDRESS &&
    /^[a-z0-9_+~-]+(\.[a-z0-9_+~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/i.test(text)
  );
}
