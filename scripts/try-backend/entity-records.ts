import { randomUUID } from "node:crypto";
import { ApiError } from "../../src/console/api/api-error.ts";
import { isObject, type JsonObject } from "../../src/console/lib/json-object.ts";
import { OWN_RECORDS, type RecordDialect } from "../../src/contract/record-dialect.ts";
import type { EntityRecord, Loaded, RecordId, Transport } from "../../src/contract/transport.ts";
import type { Finding } from "./finding.ts";
import { type OpenApi, type Resource, toRequest } from "./read-document.ts";
import type { Trial } from "./trial.ts";
import type { TriedList } from "./try-lists.ts";

/** The status of a rejected call; 0 for other failures. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.statusCode : 0);

/** Whether a request was understood, and its content was rejected. */
export const isRejected = (error: unknown): boolean => [400, 409, 422].includes(statusOf(error));

interface EntityParts {
  readonly trial: Trial;
  readonly resource: Resource;
  readonly document: OpenApi;
  readonly lists: readonly TriedList[];
  /** Stops further creations and changes. */
  readonly signal?: AbortSignal | undefined;
}

/** Calls of one entity, and the results of its tests. */
export class EntityRecords {
  readonly resource: Resource;
  readonly document: OpenApi;
  readonly lists: readonly TriedList[];
  readonly findings: Finding[] = [];
  /** Operations that work. */
  readonly proved: string[] = [];
  /** Records to delete at the end. */
  readonly made = new Set<RecordId>();
  /** Detected differences from the configured format of records. */
  records: Partial<RecordDialect> = {};
  readonly #trial: Trial;
  readonly #signal: AbortSignal | undefined;

  constructor({ trial, signal, ...parts }: EntityParts) {
    this.#trial = trial;
    this.#signal = signal;
    this.resource = parts.resource;
    this.document = parts.document;
    this.lists = parts.lists;
  }

  /** The configured update method. */
  get statedUpdate(): RecordDialect["update"] {
    return this.records.update ?? this.#trial.backend.records?.update ?? "put";
  }

  tell(level: Finding["level"], where: string, text: string): void {
    this.findings.push({ level, where, text });
  }

  transport(changes: Partial<RecordDialect> = this.records): Transport {
    const { backend } = this.#trial;
    return this.#trial.transport({
      records: { ...OWN_RECORDS, ...backend.records, ...changes },
      // A repeated key shows whether the backend knows keys.
      abilities: { ...backend.abilities, idempotency: "always" },
    });
  }

  /** Creates a record, and remembers it for the end. */
  async create(
    body: JsonObject,
    {
      key = randomUUID(),
      records = this.records,
    }: { readonly key?: string; readonly records?: Partial<RecordDialect> } = {},
  ): Promise<RecordId | null> {
    this.#signal?.throwIfAborted();
    const request = toRequest(this.resource, "create", { body });
    const made = await this.transport(records).send<EntityRecord | undefined>(request, { idempotencyKey: key });
    const id = (isObject(made) ? made.id : undefined) ?? null;
    if (id !== null) {
      this.made.add(id);
    }
    return id;
  }

  load(id: RecordId): Promise<Loaded<EntityRecord>> {
    return this.transport().load<EntityRecord>(toRequest(this.resource, "get", { id }));
  }

  /** Changes fields of a record, as a form of the console does, and reads it. */
  async change(
    { record, etag }: Loaded<EntityRecord>,
    changes: JsonObject,
    records: Partial<RecordDialect> = this.records,
  ): Promise<Loaded<EntityRecord>> {
    this.#signal?.throwIfAborted();
    const request = toRequest(this.resource, "update", { id: record.id, body: { ...record, ...changes } });
    await this.transport(records).send(request, { before: record, etag });
    return await this.load(record.id);
  }

  remove(id: RecordId): Promise<unknown> {
    return this.transport().send(toRequest(this.resource, "remove", { id }));
  }
}
