import type { Catalogues } from "../labels/catalogues.ts";
import type { ConsoleModel } from "../model/console-model.ts";
import { emitApi } from "./api.ts";
import { emitArbitraries } from "./arbitraries.ts";
import { emitBackendModel } from "./backend-model.ts";
import { emitBackendRoutes } from "./backend-routes.ts";
import { emitBackendService } from "./backend-service.ts";
import { emitBackendStorage } from "./backend-storage.ts";
import { emitBackendTables } from "./backend-tables.ts";
import { emitBodies } from "./bodies.ts";
import { emitConsole } from "./console.ts";
import type { EmittedFile } from "./emitted-file.ts";
import { emitEntities } from "./entities.ts";
import { emitEntitiesDocument } from "./entities-document.ts";
import { emitEntityTests } from "./entity-tests.ts";
import { emitIcons } from "./icons.ts";
import { emitLabels } from "./labels.ts";
import { emitMenu } from "./menu.ts";
import { emitMessageKeys } from "./message-keys.ts";
import { emitOpenApi } from "./openapi.ts";
import { emitRoutes } from "./routes.ts";
import { emitSchemas } from "./schemas.ts";
import { emitScreenTests } from "./screen-tests.ts";
import { emitScreens } from "./screens.ts";
import { emitServiceApi } from "./service-api.ts";
import { emitSpecReference } from "./spec-reference.ts";
import { emitSpecSummary } from "./spec-summary.ts";
import { emitValidators } from "./validators.ts";

/** Every kind of output in `generated/`, one emitter each. */
const EMITTERS: readonly ((model: ConsoleModel, labels: Catalogues) => readonly EmittedFile[])[] = [
  emitEntities,
  emitMessageKeys,
  emitMenu,
  emitIcons,
  emitRoutes,
  emitSchemas,
  emitScreens,
  emitBodies,
  emitApi,
  emitArbitraries,
  emitServiceApi,
  emitConsole,
  emitOpenApi,
  emitSpecSummary,
  emitBackendTables,
  emitBackendStorage,
  emitBackendRoutes,
  emitBackendService,
  emitBackendModel,
  emitEntityTests,
  emitScreenTests,
  (_, labels) => emitLabels(labels),
  emitValidators,
];

/** What is written for people to read, each at a path of its own. */
const DOCUMENTS: typeof EMITTERS = [emitEntitiesDocument, emitSpecReference];

/** Renders every output in memory. */
export function emitAll(spec: ConsoleModel, labels: Catalogues): readonly EmittedFile[] {
  const model = { ...spec, agreeing: labels.agreeing };
  const files = EMITTERS.flatMap((emit) => emit(model, labels));
  const documents = DOCUMENTS.flatMap((emit) => emit(model, labels));
  return [...files.map((file) => ({ ...file, path: `generated/${file.path}` })), ...documents];
}
