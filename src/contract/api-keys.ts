/** API keys of a product's services: backends with the ability `apiKeys` (decision 0027). */

/** Limits of a key's end and of the overlap of a rotation. */
export const API_KEY_LIMITS = { days: 730, overlapHours: 720 } as const;

/** Defaults of the same: a forgotten key ends some day, and a service has time to change to the new key. */
export const API_KEY_DEFAULTS = { days: 365, overlapHours: 24 } as const;

/** An entry of `GET /staff-api-keys`. The key itself is never part of it. */
export interface ApiKeyRow {
  readonly id: string;
  readonly name: string;
  /** Groups of calls that the key may use. */
  readonly scopes: readonly string[];
  readonly createdAt: string;
  /** Username of the staff user who created the key; absent if a command did. */
  readonly createdBy?: string;
  /** Absent: never. */
  readonly expiresAt?: string;
  /** Precision: one minute. Absent: never used. */
  readonly lastUsedAt?: string;
  /** Until then, the key before the last rotation is valid too. */
  readonly formerUntil?: string;
}

/** Response of `GET /staff-api-keys`. */
export interface ApiKeyList {
  readonly data: readonly ApiKeyRow[];
  readonly total: number;
  /** The scopes that a new key can have. */
  readonly scopes: readonly string[];
}

/** Body of `POST /staff-api-keys`. */
export interface NewApiKey {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expiresAt: string;
}

/** Body of `POST /staff-api-keys/{id}/rotate`. */
export interface ApiKeyRotation {
  readonly expiresAt: string;
  /** Time in which the current key stays valid. */
  readonly overlapHours: number;
}

/** A new key. It is returned only once. */
export interface CreatedApiKey {
  readonly key: ApiKeyRow;
  /** Sent as `Authorization: Bearer <secret>`. */
  readonly secret: string;
}
