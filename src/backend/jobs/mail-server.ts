import { createTransport } from "nodemailer";
import type { MailSettings } from "../config/mail-settings.ts";
import type { Mail } from "./notice-mail.ts";

/** The connection to a mail server. */
export interface MailServer {
  /** Rejects if the server has not accepted the mail. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 10_000;

/** Sends mails by SMTP, one connection for each. Certificates are checked. */
export function createMailServer({
  host,
  port,
  isSecure,
  requiresTls,
  user,
  password,
  from,
}: MailSettings): MailServer {
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: requiresTls,
    ...(user === null ? {} : { auth: { user, pass: password ?? "" } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return {
    send: async ({ id, to, subject, text, date }) => {
      await transport.sendMail({
        from: { name: "", address: from },
        to: { name: "", address: to },
        subject,
        text,
        date,
        messageId: `<${id}@${domain}>`,
        // Keeps out-of-office replies away (RFC 3834).
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}
