// @generated from schema/entities/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
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

/** Request body: the fields that the backend does not set itself. */
export type AppointmentBody = Omit<Appointment, "id" | "patient" | "roomMinutes" | "createdAt">;

/** Request body: the fields that the backend does not set itself. */
export type AppointmentSeriesBody = Omit<AppointmentSeries, never>;

/** Request body: the fields that the backend does not set itself. */
export type BreedBody = Omit<Breed, "id">;

/** Request body: the fields that the backend does not set itself. */
export type ClinicBody = Omit<Clinic, "id" | "consultingRooms"> & {
  /** An item with an id is updated; one without an id is created. */
  consultingRooms: (ConsultingRoomBody & { id?: string })[];
};

/** Request body: the fields that the backend does not set itself. */
export type ConsultingRoomBody = Omit<ConsultingRoom, "id" | "clinicId">;

/** Request body: the fields that the backend does not set itself. */
export type InvoiceBody = Omit<Invoice, "id" | "keeper" | "settledOn" | "updatedAt" | "invoiceLines"> & {
  /** An item with an id is updated; one without an id is created. */
  invoiceLines: (InvoiceLineBody & { id?: string })[];
};

/** Request body: the fields that the backend does not set itself. */
export type InvoiceLineBody = Omit<InvoiceLine, "id" | "lineTotal" | "invoiceId">;

/** Request body: the fields that the backend does not set itself. */
export type KeeperBody = Omit<Keeper, "id" | "createdAt" | "updatedAt">;

/** Request body: the fields that the backend does not set itself. */
export type MedicineBody = Omit<Medicine, "id" | "stockValue" | "dosesShort">;

/** Request body: the fields that the backend does not set itself. */
export type PatientBody = Omit<Patient, "id" | "keeper" | "kennelCard">;

/** Request body: the fields that the backend does not set itself. */
export type SupplierBody = Omit<Supplier, "id">;

/** Request body: the fields that the backend does not set itself. */
export type TreatmentBody = Omit<Treatment, "id">;

/** Request body: the fields that the backend does not set itself. */
export type VaccinationBody = Omit<Vaccination, "id" | "boosterMissed">;

/** Request body: the fields that the backend does not set itself. */
export type VeterinarianBody = Omit<Veterinarian, "id">;

/** Request body: the fields that the backend does not set itself. */
export type VisitCancellationBody = Omit<VisitCancellation, never>;
