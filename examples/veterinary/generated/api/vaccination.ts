// @generated from schema/entities/vaccination.ts by `npm run codegen`, which overwrites it: edit that file instead.
import type { Vaccination } from "../../schema/entities/vaccination.ts";
import type { CallOptions, ListQuery, RecordId, Transport } from "entity-console/generated";
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
  };
}
