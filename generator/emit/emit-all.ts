import { notePlace } from "../diagnostics/error-context.ts";
import type { Catalogues } from "../labels/catalogues.ts";
import type { ConsoleModel } from "../model/types/console-model.ts";
import { emitActionForms } from "./action-forms.ts";
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
import { emitWireNames } from "./wire-names.ts";

type Emit = (model: ConsoleModel, labels: Catalogues) => Iterable<EmittedFile>;

/** All kinds of output in `generated/`, by the names for `--only`. */
const EMITTERS: Readonly<Record<string, readonly Emit[]>> = {
  entities: [emitEntities],
  "message-keys": [emitMessageKeys],
  menu: [emitMenu],
  icons: [emitIcons],
  routes: [emitRoutes],
  schemas: [emitSchemas],
  screens: [emitScreens],
  bodies: [emitBodies],
  client: [emitApi, emitServiceApi, emitWireNames],
  arbitraries: [emitArbitraries],
  console: [emitConsole, emitActionForms],
  openapi: [emitOpenApi],
  summary: [emitSpecSummary],
  backend: [emitBackendTables, emitBackendStorage, emitBackendRoutes, emitBackendService, emitBackendModel],
  tests: [emitEntityTests, emitScreenTests],
  labels: [emitLabels],
  validators: [emitValidators],
};

/** Documents for readers, each with a path of its own. */
const DOCUMENTS: readonly Emit[] = [emitEntitiesDocument, emitSpecReference];

/** Names of all outputs; `own` are those of the product's own emitters. */
export const OUTPUTS: readonly string[] = [...Object.keys(EMITTERS), "docs", "own"];

/** Renders all outputs, or the named ones, lazily: the caller need not keep them all in memory. */
export function* emitAll(
  spec: ConsoleModel,
  labels: Catalogues,
  only: readonly string[] = OUTPUTS,
): Iterable<EmittedFile> {
  const model = { ...spec, gendered: labels.gendered };
  for (const [name, emitters] of Object.entries(EMITTERS).filter(([name]) => only.includes(name))) {
    for (const emit of emitters) {
      for (const { path, content } of located(name, () => emit(model, labels))) {
        yield { path: `generated/${path}`, content };
      }
    }
  }
  for (const emit of only.includes("docs") ? DOCUMENTS : []) {
    yield* located("docs", () => emit(model, labels));
  }
}

/** Adds the output's name to an unexpected error. Files are rendered only while they are read. */
function* located(output: string, emit: () => Iterable<EmittedFile>): Iterable<EmittedFile> {
  try {
    yield* emit();
  } catch (error) {
    notePlace(error, `the output "${output}"`);
    throw error;
  }
}
