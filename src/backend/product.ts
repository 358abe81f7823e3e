import type { FastifyInstance } from "fastify";
import type { BackendCall } from "../contract/backend.ts";
import type { NewStaffUser } from "./auth/staff-users.ts";
import type { BackendContext } from "./context/backend-context.ts";
import type { Db } from "./database/database.ts";
import type { EntityModel } from "./entities/entity-model.ts";
import type { AfterWrites, CustomRoutes } from "./entities/route-context.ts";

/** What is generated of a product for the backend: `generated/backend/model.ts`. */
export interface BackendModel extends EntityModel {
  /** The calls that belong to no entity, by their name in `schema/service.ts`. */
  readonly service: Readonly<Record<string, BackendCall>>;
}

/** Registers routes; each needs a session, unless its `config` says `isPublic`. */
export type RegisterRoutes = (app: FastifyInstance, context: BackendContext) => void;

/** A further backend, with sessions of its own, under `/<its name>-api`. */
export interface FurtherBackend {
  readonly register: RegisterRoutes;
  /** Its part of `/config.json`. */
  readonly paths: { readonly authenticate: string; readonly refresh: string };
}

/** What of an entity's records says something of a person. */
export interface PersonalEntity {
  /** The field that names the person. */
  readonly name?: string;
  /** Of records that no field names somebody in: the one that refers to the record that does. */
  readonly through?: string;
  readonly personal: readonly string[];
}

/** The entities whose records are about a person. */
export type Persons = Readonly<Record<string, PersonalEntity>>;

/** All that a product hands to the backend. */
export interface BackendProduct {
  readonly model: BackendModel;
  /** The generated OpenAPI document. */
  readonly openapi: URL;
  /** The folder of the migrations, with a slash at its end. */
  readonly migrations: URL;
  /** Whose calendar says which day it is, where the environment does not say. Default: UTC. */
  readonly timeZone?: string;
  /** Code for actions, and for calls that are not as the generic ones. */
  readonly customRoutes?: CustomRoutes;
  readonly afterWrites?: AfterWrites;
  /** Routes that belong to no entity, below `/api`. */
  readonly routes?: RegisterRoutes;
  /** What API keys may be for: the scopes of all routes that have one. */
  readonly scopes?: readonly string[];
  /** Whether they answer the sums that the product's screens show (`abilities.sums`). Default: no. */
  readonly answersSums?: boolean;
  readonly backends?: Readonly<Record<string, FurtherBackend>>;
  /** What `person export` and `person erase` are about. */
  readonly persons?: Persons;
  /** Fills an empty database with demo data. */
  readonly seedDemo?: (tx: Db) => Promise<void>;
  /** What a staff user has in the product's own data, made with the user at the first start. */
  readonly onFirstUser?: (tx: Db, user: NewStaffUser) => Promise<void>;
}
