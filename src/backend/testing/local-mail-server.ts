import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail that the server has accepted. */
interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
}

interface Rejection {
  readonly message: string;
  readonly responseCode: number;
}

/** A mail server on a free port, over TCP. `reject` has the response to some recipients. */
export async function startMailServer() {
  const received: Received[] = [];
  const state = { reject: null as ((address: string) => Rejection | null) | null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo: ({ address }, _, done) => {
      const rejection = state.reject?.(address) ?? null;
      done(rejection === null ? null : Object.assign(new Error("no"), rejection));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = envelope;
        received.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString("utf8"),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { received, state, port, close };
}

/** The text of a mail, decoded. */
export function textOf({ raw }: Received): string {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  return /^content-transfer-encoding: base64/im.test(head)
    ? Buffer.from(body, "base64").toString("utf8")
    : decodeQuotedPrintable(body);
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
