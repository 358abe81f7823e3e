// @generated from schema/entities/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Transport } from "entity-console/generated";
import { appointmentApi } from "./appointment.ts";
import { appointmentSeriesApi } from "./appointment-series.ts";
import { breedApi } from "./breed.ts";
import { clinicApi } from "./clinic.ts";
import { dutyRosterApi } from "./duty-roster.ts";
import { invoiceApi } from "./invoice.ts";
import { keeperApi } from "./keeper.ts";
import { medicineApi } from "./medicine.ts";
import { patientApi } from "./patient.ts";
import { supplierApi } from "./supplier.ts";
import { treatmentApi } from "./treatment.ts";
import { vaccinationApi } from "./vaccination.ts";
import { veterinarianApi } from "./veterinarian.ts";

/** The clients of all entities over one transport. */
export function createClient(transport: Transport) {
  return {
    appointment: appointmentApi(transport),
    appointmentSeries: appointmentSeriesApi(transport),
    breed: breedApi(transport),
    clinic: clinicApi(transport),
    dutyRoster: dutyRosterApi(transport),
    invoice: invoiceApi(transport),
    keeper: keeperApi(transport),
    medicine: medicineApi(transport),
    patient: patientApi(transport),
    supplier: supplierApi(transport),
    treatment: treatmentApi(transport),
    vaccination: vaccinationApi(transport),
    veterinarian: veterinarianApi(transport),
  };
}

export type Client = ReturnType<typeof createClient>;
