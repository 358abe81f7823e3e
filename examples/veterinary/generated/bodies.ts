// @generated from schema/entities/ by `npm run codegen`, which overwrites it: edit that file instead.
import type { Appointment } from "../schema/entities/appointment.ts";
import type { AppointmentSeries } from "../schema/entities/appointment-series.ts";
import type { Breed } from "../schema/entities/breed.ts";
import type { Clinic } from "../schema/entities/clinic.ts";
import type { ConsultingRoom } from "../schema/entities/consulting-room.ts";
import type { Invoice } from "../schema/entities/invoice.ts";
import type { InvoiceLine } from "../schema/entities/invoice-line.ts";
import type { Keeper } from "../schema/entities/keeper.ts";
import type { Medicine } from "../schema/entities/medicine.ts";
import type { Patient } from "../schema/entities/patient.ts";
import type { Supplier } from "../schema/entities/supplier.ts";
import type { Treatment } from "../schema/entities/treatment.ts";
import type { Vaccination } from "../schema/entities/vaccination.ts";
import type { Veterinarian } from "../schema/entities/veterinarian.ts";
import type { VisitCancellation } from "../schema/entities/visit-cancellation.ts";

/** What a write may send: everything but what the backend owns. */
export type AppointmentBody = Omit<Appointment, "id" | "patient" | "roomMinutes" | "createdAt">;

/** What a write may send: everything but what the backend owns. */
export type AppointmentSeriesBody = Omit<AppointmentSeries, never>;

/** What a write may send: everything but what the backend owns. */
export type BreedBody = Omit<Breed, "id">;

/** What a write may send: everything but what the backend owns. */
export type ClinicBody = Omit<Clinic, "id" | "consultingRooms"> & {
  /** A record of it that has an id is changed, one that has none is new. */
  consultingRooms: (ConsultingRoomBody & { id?: string })[];
};

/** What a write may send: everything but what the backend owns. */
export type ConsultingRoomBody = Omit<ConsultingRoom, "id" | "clinicId">;

/** What a write may send: everything but what the backend owns. */
export type InvoiceBody = Omit<Invoice, "id" | "keeper" | "settledOn" | "updatedAt" | "invoiceLines"> & {
  /** A record of it that has an id is changed, one that has none is new. */
  invoiceLines: (InvoiceLineBody & { id?: string })[];
};

/** What a write may send: everything but what the backend owns. */
export type InvoiceLineBody = Omit<InvoiceLine, "id" | "lineTotal" | "invoiceId">;

/** What a write may send: everything but what the backend owns. */
export type KeeperBody = Omit<Keeper, "id" | "createdAt" | "updatedAt">;

/** What a write may send: everything but what the backend owns. */
export type MedicineBody = Omit<Medicine, "id" | "stockValue" | "dosesShort">;

/** What a write may send: everything but what the backend owns. */
export type PatientBody = Omit<Patient, "id" | "keeper" | "kennelCard">;

/** What a write may send: everything but what the backend owns. */
export type SupplierBody = Omit<Supplier, "id">;

/** What a write may send: everything but what the backend owns. */
export type TreatmentBody = Omit<Treatment, "id">;

/** What a write may send: everything but what the backend owns. */
export type VaccinationBody = Omit<Vaccination, "id" | "boosterMissed">;

/** What a write may send: everything but what the backend owns. */
export type VeterinarianBody = Omit<Veterinarian, "id">;

/** What a write may send: everything but what the backend owns. */
export type VisitCancellationBody = Omit<VisitCancellation, never>;
