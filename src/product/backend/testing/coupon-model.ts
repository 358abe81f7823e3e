import type { EntityRecord } from "#backend/entities/stored-entity.ts";

/** What the backend should answer. */
export interface Expected {
  readonly status: number;
  /** `path code` of each field problem. */
  readonly problems?: readonly string[];
  /** The record that it answers, but for its id. */
  readonly record?: EntityRecord;
}

interface Kept {
  readonly record: EntityRecord;
  /** Of each version that the backend has told, the last one in force. */
  readonly tags: readonly string[];
}

const DEFAULTS = { type: "credits", distribution: "public", status: "active", accounts: [], oncePerAccount: false };

/** Coupons as the specification has them, in memory: what any backend must agree with, call after call. */
export class CouponModel {
  /** By id. */
  readonly kept = new Map<string, Kept>();
  /** Every id that there ever was, in the order of creation. */
  readonly ids: string[] = [];
  /** Which accounts have redeemed a coupon, by its id. */
  private readonly redeemed = new Map<string, Set<string>>();
  readonly today: string;

  constructor(today: string) {
    this.today = today;
  }

  create(body: EntityRecord): Expected {
    return this.isTaken(body, null) ? taken : { status: 201, record: { ...DEFAULTS, usageCount: 0, ...body } };
  }

  /** Takes note of what was created. */
  add(id: string, record: EntityRecord): void {
    this.ids.push(id);
    this.kept.set(id, { record: { ...record, id }, tags: [`"${id}-1"`] });
  }

  /** `tag` is the If-Match that is sent, null where none is. */
  update(id: string, body: EntityRecord, tag: string | null): Expected {
    const refused = this.refuseVersion(id, tag);
    const kept = this.kept.get(id);
    if (refused !== null || kept === undefined) {
      return refused ?? missing;
    }
    if (this.isTaken(body, id)) {
      return taken;
    }
    const record = { ...DEFAULTS, ...keptByBackend(kept.record), ...body };
    this.kept.set(id, { record: { ...record, id }, tags: kept.tags });
    return { status: 200, record };
  }

  delete(id: string, tag: string | null): Expected {
    const refused = this.refuseVersion(id, tag);
    if (refused !== null) {
      return refused;
    }
    if (this.redeemed.has(id)) {
      return { status: 409 };
    }
    this.kept.delete(id);
    return { status: 204 };
  }

  get(id: string): Expected {
    const kept = this.kept.get(id);
    return kept === undefined ? missing : { status: 200, record: kept.record };
  }

  redeem(code: string, accountId: string): Expected {
    const found = [...this.kept].find(([, { record }]) => record["code"] === code);
    if (found === undefined) {
      return { status: 422, problems: ["code notFound"] };
    }
    const [id, { record, tags }] = found;
    const reason = this.refusal(record, { id, accountId });
    if (reason !== null) {
      return { status: 409, problems: [`code ${reason}`] };
    }
    const used = { ...record, usageCount: Number(record["usageCount"]) + 1 };
    this.kept.set(id, { record: used, tags });
    this.redeemed.set(id, (this.redeemed.get(id) ?? new Set()).add(accountId));
    return { status: 200, record: used };
  }

  /** The tag of the version in force. */
  tagOf(id: string): string {
    return this.tagsOf(id).at(-1) ?? `"${id}-1"`;
  }

  /** Of all of its versions. */
  tagsOf(id: string): readonly string[] {
    return this.kept.get(id)?.tags ?? [];
  }

  /** Takes note of what a new version is called. */
  addTag(id: string, tag: string): void {
    const kept = this.kept.get(id);
    if (kept !== undefined) {
      this.kept.set(id, { ...kept, tags: [...kept.tags, tag] });
    }
  }

  /** A page of the list by value, and how many there are. */
  list(status: string, page: number, pageSize: number): { data: readonly EntityRecord[]; total: number } {
    const found = [...this.kept.values()].map(({ record }) => record).filter((record) => record["status"] === status);
    const sorted = found.sort(
      (left, right) =>
        Number(left["value"]) - Number(right["value"]) || (String(left["id"]) < String(right["id"]) ? -1 : 1),
    );
    return { data: sorted.slice((page - 1) * pageSize, page * pageSize), total: found.length };
  }

  /** The names of the batches that coupons were generated in. */
  get batches(): readonly unknown[] {
    return [...this.kept.values()].map(({ record }) => record["batch"]).filter((batch) => batch !== undefined);
  }

  private refusal(record: EntityRecord, { id, accountId }: { readonly id: string; readonly accountId: string }) {
    const { status, expirationDate, distribution, accounts, usageCount, usageLimit, oncePerAccount } = record;
    const refusals = {
      notActive: status !== "active",
      expired: typeof expirationDate === "string" && expirationDate < this.today,
      notForAccount: distribution === "individual" && !(accounts as readonly string[]).includes(accountId),
      alreadyRedeemed: oncePerAccount === true && (this.redeemed.get(id)?.has(accountId) ?? false),
      exhausted: typeof usageLimit === "number" && Number(usageCount) >= usageLimit,
    };
    return Object.entries(refusals).find(([, isRefused]) => isRefused)?.[0] ?? null;
  }

  private refuseVersion(id: string, tag: string | null): Expected | null {
    if (!this.kept.has(id)) {
      return missing;
    }
    return tag !== null && tag !== this.tagOf(id) ? { status: 412 } : null;
  }

  private isTaken(body: EntityRecord, id: string | null): boolean {
    return [...this.kept].some(([other, { record }]) => other !== id && record["code"] === body["code"]);
  }
}

/** What no body changes: how often it was redeemed, and its batch if it has one. */
function keptByBackend({ usageCount, batch }: EntityRecord): EntityRecord {
  return batch === undefined ? { usageCount } : { usageCount, batch };
}

const missing: Expected = { status: 404 };
const taken: Expected = { status: 422, problems: ["code unique"] };
