import { knownDevice } from "../../contract/device-name.ts";
import { nearestLanguage } from "../../contract/nearest-language.ts";
import type { NoticeKind } from "../../contract/notices.ts";
import { type NoticeTexts, noticeTexts } from "./notice-texts.ts";

/** A notice to send, with its user. */
export interface MailedNotice {
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
  readonly address: string | null;
  readonly userAgent: string | null;
  /** Also the address of the mail. */
  readonly username: string;
  /** Tag of a language; null: not known. */
  readonly language: string | null;
}

/** A plain text mail. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Identifies the mail: a mail that is sent twice after a crash has the same id. */
  readonly id: string;
  readonly date: Date;
}

/** Parts of all mails of a backend. */
export interface MailStyle {
  readonly productName: string;
  readonly timeZone: string;
}

const FALLBACK = "en-US";
const MAX_SUBJECT_NAME = 60;
const WIDTH = 76;

/**
 * The mail of a notice, in the user's language. It has no link, no secret, and no text that a caller can choose: of a user
 * agent only known names of browsers and systems, and no name of a factor.
 */
export function toNoticeMail(notice: MailedNotice, { productName, timeZone }: MailStyle): Mail {
  const { id, kind, at, address, userAgent, username } = notice;
  const [language, texts] = findTexts(notice.language);
  const what = texts.kinds[kind as NoticeKind] ?? kind;
  const product = productName.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, " ").slice(0, MAX_SUBJECT_NAME);
  const time = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone }).format(at);
  const device = userAgent === null ? null : knownDevice(userAgent);
  const facts = [
    [texts.user, username],
    [texts.time, `${time} (${timeZone})`],
    ...(device === null ? [] : [[texts.device, device]]),
    ...(address === null ? [] : [[texts.address, address]]),
  ].map((fact) => fact.join(": "));
  const paragraphs = [what, facts.join("\n"), wrap(texts.advice), wrap(texts.sender)];
  const subject = product.trim() === "" ? what : `${product.trim()}: ${what}`;
  return { id, to: username, subject, text: `${paragraphs.join("\n\n")}\n`, date: at };
}

function findTexts(tag: string | null): readonly [string, NoticeTexts] {
  const language = (tag === null ? null : nearestLanguage(tag, Object.keys(noticeTexts))) ?? FALLBACK;
  return [language, noticeTexts[language] as NoticeTexts];
}

function wrap(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length >= WIDTH) {
      lines.push(word);
    } else {
      lines[lines.length - 1] = `${line} ${word}`;
    }
  }
  return lines.join("\n");
}
