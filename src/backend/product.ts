import type { FastifyInstance } from "fastify";
import type { BackendCall } from "../contract/backend.ts";
import type { NewStaffUser } from "./auth/staff-users.ts";
import type { BackendContext } from "./context/backend-context.ts";
import type { Db } from "./database/database.ts";
import type { EntityModel } from "./entities/entity-model.ts";
import type { AfterWrites, CustomRoutes } from "./entities/route-context.ts";

/** The generated model of a product: `generated/backend/model.ts`. */
export interface BackendModel extends EntityModel {
  /** Calls that belong to no entity, by their name in `schema/service.ts`. */
  readonly service: Readonly<Record<string, BackendCall>>;
}

/** Registers routes. Each needs a session, unless its `config` has `isPublic`. */
export type RegisterRoutes = (app: FastifyInstance, context: BackendContext) => void;

/** An additional backend with its own sessions, under `/<name>-api`. */
export interface AdditionalBackend {
  readonly register: RegisterRoutes;
  /** Its entry in `/config.json`. */
  readonly paths: { readonly authenticate: string; readonly refresh: string };
}

/** Personal data in an entity's records. */
export interface PersonalEntity {
  /** The field with the person's name. */
  readonly name?: string;
  /** For records without a name: the field that refers to a record with one. */
  readonly through?: string;
  readonly personal: readonly string[];
}

/** Entities with personal data. */
export type Persons = Readonly<Record<string, PersonalEntity>>;

/** Everything that a product passes to the backend. */
export interface BackendProduct {
  readonly model: BackendModel;
  /** The generated OpenAPI document. */
  readonly openapi: URL;
  /** Folder of the migrations; the URL ends with a slash. */
  readonly migrations: URL;
  /** The business time zone, unless the environment sets it. Default: UTC. */
  readonly timeZone?: string;
  /** Code for actions, and for calls that replace the generic ones. */
  readonly customRoutes?: CustomRoutes;
  readonly afterWrites?: AfterWrites;
  /** Routes that belong to no entity, below `/api`. */
  readonly routes?: RegisterRoutes;
  /** Scopes of API keys: those of all routes that have one. The product's text `scope.<name>` is their label. */
  readonly scopes?: readonly string[];
  /** True if they return the sums for the product's screens (`abilities.sums`). Default: false. */
  readonly answersSums?: boolean;
  /** Names of optional calls that its routes have. `config.json` states them, so that the product's screens use them. */
  readonly optionalCalls?: readonly string[];
  readonly backends?: Readonly<Record<string, AdditionalBackend>>;
  /** Entities for `person export` and `person erase`. */
  readonly persons?: Persons;
  /** Inserts demo data into an empty database. */
  readonly seedDemo?: (tx: Db) => Promise<void>;
  /** Inserts the product's own data of a staff user who is created at the first start. */
  readonly onFirstUser?: (tx: Db, user: NewStaffUser) => Promise<void>;
}
