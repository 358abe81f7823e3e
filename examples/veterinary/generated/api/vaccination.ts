// @generated from schema/entities/vaccination.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Vaccination } from "../../schema/entities/vaccination.ts";
import type {
  BatchBody,
  BatchResponse,
  CallOptions,
  ExportBody,
  ListQuery,
  RecordId,
  Transport,
} from "entity-console/generated";
import type { VaccinationBody } from "../bodies.ts";

/** Calls of this entity. They reject with an `ApiError`. */
export function vaccinationApi(transport: Transport) {
  return {
    /** GET /vaccinations */
    list: (query?: ListQuery, options?: CallOptions) =>
      transport.list<Vaccination>({ method: "GET", path: "/vaccinations" }, query, options),
    /** GET /vaccinations/{id} */
    get: (id: RecordId, options?: CallOptions) =>
      transport.load<Vaccination>({ method: "GET", path: "/vaccinations/{id}", params: { id } }, options),
    /** POST /vaccinations */
    create: (body: VaccinationBody, options?: CallOptions) =>
      transport.send<Vaccination>({ method: "POST", path: "/vaccinations", body }, options),
    /** DELETE /vaccinations/{id} */
    delete: (id: RecordId, options?: CallOptions) =>
      transport.send<void>({ method: "DELETE", path: "/vaccinations/{id}", params: { id } }, options),
    /** POST /vaccinations/export */
    export: (body: ExportBody, query: ListQuery = {}, options?: CallOptions) =>
      transport.send<Blob>({ method: "POST", path: "/vaccinations/export", body, fileOf: query }, options),
    /** POST /vaccinations/batch */
    batch: (body: BatchBody<VaccinationBody>, options?: CallOptions) =>
      transport.send<BatchResponse>({ method: "POST", path: "/vaccinations/batch", body }, options),
  };
}
