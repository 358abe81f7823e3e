/** Notices to a staff user of new devices, changed factors and own API keys: backends with the ability `notices` (decision 0096). */

/** What has happened: a sign-in from a new device, or a changed factor, password or API key of the user. */
export const NOTICE_KINDS = [
  "newDevice",
  "factorAdded",
  "factorRemoved",
  "factorRenamed",
  "factorsReset",
  "recoveryCodesRenewed",
  "passwordChanged",
  "passwordReset",
  "passwordSet",
  "apiKeyAdded",
  "apiKeyRotated",
  "apiKeyRemoved",
] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** An entry of `GET /notices`. */
export interface NoticeRow {
  readonly id: string;
  /** One of `NOTICE_KINDS`. Clients ignore rows of other kinds. */
  readonly kind: string;
  readonly at: string;
  /** Network address and user agent of the cause; absent if an administrator or the operator caused it. */
  readonly address?: string;
  readonly userAgent?: string;
  /** Kind of the changed second factor. */
  readonly factor?: string;
  /** Name of the changed second factor, if it has one, or of the API key. */
  readonly name?: string;
  /** Number of further causes that are part of this notice, because there were many in a short time. */
  readonly more: number;
  /** Time at which a mail was sent; absent if none was. */
  readonly sentAt?: string;
}

/** Response of `GET /notices`: the latest ones, the newest first. */
export interface NoticeList {
  readonly data: readonly NoticeRow[];
  readonly total: number;
}
