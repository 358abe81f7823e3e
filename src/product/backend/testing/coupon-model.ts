import type { EntityRecord } from "entity-console/backend";

/** The expected response. */
export interface Expected {
  readonly status: number;
  /** Path and code of each field problem. */
  readonly problems?: readonly string[];
  /** The returned record without its id. */
  readonly record?: EntityRecord;
}

interface Kept {
  readonly record: EntityRecord;
  /** ETags of all versions; the last one is current. */
  readonly tags: readonly string[];
}

const DEFAULTS = { type: "credits", distribution: "public", status: "active", accounts: [], oncePerAccount: false };

/** In-memory model of coupons as specified. The backend must return the same after each call. */
export class CouponModel {
  /** By id. */
  readonly kept = new Map<string, Kept>();
  /** All ids ever created, in order of creation. */
  readonly ids: string[] = [];
  /** Accounts that have redeemed a coupon, by coupon id. */
  private readonly redeemed = new Map<string, Set<string>>();
  readonly today: string;

  constructor(today: string) {
    this.today = today;
  }

  create(body: EntityRecord): Expected {
    return this.isTaken(body, null) ? taken : { status: 201, record: { ...DEFAULTS, usageCount: 0, ...body } };
  }

  /** Records a created coupon. */
  add(id: string, record: EntityRecord): void {
    this.ids.push(id);
    this.kept.set(id, { record: { ...record, id }, tags: [`"${id}-1"`] });
  }

  /** `tag` is the If-Match header; null for none. */
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

  /** ETag of the current version. */
  tagOf(id: string): string {
    return this.tagsOf(id).at(-1) ?? `"${id}-1"`;
  }

  /** ETags of all versions. */
  tagsOf(id: string): readonly string[] {
    return this.kept.get(id)?.tags ?? [];
  }

  /** Records the ETag of a new version. */
  addTag(id: string, tag: string): void {
    const kept = this.kept.get(id);
    if (kept !== undefined) {
      this.kept.set(id, { ...kept, tags: [...kept.tags, tag] });
    }
  }

  /** A page of the list sorted by value, and the total. */
  list(status: string, page: number, pageSize: number): { data: readonly EntityRecord[]; total: number } {
    const found = [...this.kept.values()].map(({ record }) => record).filter((record) => record["status"] === status);
    const sorted = found.sort(
      (left, right) =>
        Number(left["value"]) - Number(right["value"]) || (String(left["id"]) < String(right["id"]) ? -1 : 1),
    );
    return { data: sorted.slice((page - 1) * pageSize, page * pageSize), total: found.length };
  }

  /** Names of the batches of generated coupons. */
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

/** Fields that requests cannot change: the number of redemptions and the batch. */
function keptByBackend({ usageCount, batch }: EntityRecord): EntityRecord {
  return batch === undefined ? { usageCount } : { usageCount, batch };
}

const missing: Expected = { status: 404 };
const taken: Expected = { status: 422, problems: ["code unique"] };
