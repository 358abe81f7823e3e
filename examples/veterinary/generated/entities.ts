// @generated from schema/entities/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { Appointment } from "../schema/entities/appointment.ts";
import type { AppointmentSeries } from "../schema/entities/appointment-series.ts";
import type { Breed } from "../schema/entities/breed.ts";
import type { Clinic } from "../schema/entities/clinic.ts";
import type { ConsultingRoom } from "../schema/entities/consulting-room.ts";
import type { DutyRoster } from "../schema/entities/duty-roster.ts";
import type { Invoice } from "../schema/entities/invoice.ts";
import type { InvoiceLine } from "../schema/entities/invoice-line.ts";
import type { Keeper } from "../schema/entities/keeper.ts";
import type { Medicine } from "../schema/entities/medicine.ts";
import type { Patient } from "../schema/entities/patient.ts";
import type { Radiograph } from "../schema/entities/radiograph.ts";
import type { Supplier } from "../schema/entities/supplier.ts";
import type { Treatment } from "../schema/entities/treatment.ts";
import type { Vaccination } from "../schema/entities/vaccination.ts";
import type { Veterinarian } from "../schema/entities/veterinarian.ts";
import type { VisitCancellation } from "../schema/entities/visit-cancellation.ts";

/** Record types by entity. */
export interface EntityTypes {
  readonly appointment: Appointment;
  readonly appointmentSeries: AppointmentSeries;
  readonly breed: Breed;
  readonly clinic: Clinic;
  readonly consultingRoom: ConsultingRoom;
  readonly dutyRoster: DutyRoster;
  readonly invoice: Invoice;
  readonly invoiceLine: InvoiceLine;
  readonly keeper: Keeper;
  readonly medicine: Medicine;
  readonly patient: Patient;
  readonly radiograph: Radiograph;
  readonly supplier: Supplier;
  readonly treatment: Treatment;
  readonly vaccination: Vaccination;
  readonly veterinarian: Veterinarian;
  readonly visitCancellation: VisitCancellation;
}

export type EntityName = keyof EntityTypes;

/**
 * Parts of the console by entity: screens, fields of the list and show page, fields and sections of the forms. Overrides
 * can replace only these.
 */
export interface EntityParts {
  readonly appointment: {
    readonly screens: "list" | "show" | "create" | "edit";
    readonly shown:
      | "id"
      | "visitReason"
      | "patient"
      | "patientId"
      | "veterinarianId"
      | "clinicId"
      | "consultingRoom"
      | "startsAt"
      | "durationMinutes"
      | "roomMinutes"
      | "urgency"
      | "appointmentPhase"
      | "callOffReason"
      | "consultationFee"
      | "createdAt";
    readonly edited:
      | "visitReason"
      | "patientId"
      | "urgency"
      | "appointmentPhase"
      | "callOffReason"
      | "clinicId"
      | "consultingRoom"
      | "veterinarianId"
      | "startsAt"
      | "durationMinutes"
      | "consultationFee";
    readonly sections: "visit" | "place" | "schedule";
  };
  readonly appointmentSeries: {
    readonly screens: "create";
    readonly shown: never;
    readonly edited:
      | "visitReason"
      | "patientId"
      | "veterinarianId"
      | "clinicId"
      | "firstVisit"
      | "repetitions"
      | "intervalDays";
    readonly sections: "visit" | "rhythm";
  };
  readonly breed: {
    readonly screens: "list" | "show" | "create" | "edit";
    readonly shown: "id" | "breedName" | "commonName" | "animalSpecies" | "adultWeight" | "predispositions";
    readonly edited: "breedName" | "commonName" | "animalSpecies" | "adultWeight" | "predispositions";
    readonly sections: "general";
  };
  readonly clinic: {
    readonly screens: "list" | "show" | "create" | "edit";
    readonly shown:
      | "id"
      | "clinicName"
      | "postalAddress"
      | "foundingYear"
      | "nightService"
      | "website"
      | "publicNotice"
      | "openingHours"
      | "consultingRooms";
    readonly edited:
      | "clinicName"
      | "postalAddress"
      | "foundingYear"
      | "nightService"
      | "openingHours"
      | "website"
      | "publicNotice"
      | "consultingRooms";
    readonly sections: "general" | "openingTimes" | "publicSite" | "rooms";
  };
  readonly consultingRoom: {
    readonly screens: never;
    readonly shown: never;
    readonly edited: never;
    readonly sections: never;
  };
  readonly dutyRoster: {
    readonly screens: never;
    readonly shown: never;
    readonly edited: never;
    readonly sections: never;
  };
  readonly invoice: {
    readonly screens: "list" | "show" | "create" | "edit";
    readonly shown:
      | "id"
      | "invoiceNumber"
      | "keeper"
      | "keeperId"
      | "issuedOn"
      | "settlementState"
      | "settledOn"
      | "billingCurrency"
      | "amountDue"
      | "invoiceLines"
      | "updatedAt";
    readonly edited:
      | "invoiceNumber"
      | "keeperId"
      | "issuedOn"
      | "settlementState"
      | "billingCurrency"
      | "invoiceLines"
      | "amountDue";
    readonly sections: "heading" | "lines";
  };
  readonly invoiceLine: {
    readonly screens: never;
    readonly shown: never;
    readonly edited: never;
    readonly sections: never;
  };
  readonly keeper: {
    readonly screens: "list" | "show" | "create" | "edit";
    readonly shown:
      | "id"
      | "fullName"
      | "taxNumber"
      | "emailAddress"
      | "telephone"
      | "contactChannel"
      | "reminderConsent"
      | "loyaltyKind"
      | "loyaltyBalance"
      | "remarks"
      | "createdAt"
      | "updatedAt";
    readonly edited:
      | "fullName"
      | "taxNumber"
      | "emailAddress"
      | "telephone"
      | "contactChannel"
      | "reminderConsent"
      | "portalPassword"
      | "loyaltyKind"
      | "loyaltyBalance"
      | "remarks";
    readonly sections: "identity" | "contact" | "portal" | "loyalty" | "remarks";
  };
  readonly medicine: {
    readonly screens: "list" | "show" | "create" | "edit";
    readonly shown:
      | "id"
      | "tradeName"
      | "activeIngredient"
      | "dosageForm"
      | "stockedDoses"
      | "unitPrice"
      | "stockValue"
      | "dosesShort"
      | "prescriptionOnly"
      | "storageCeiling"
      | "supplyState"
      | "leaflet";
    readonly edited:
      | "tradeName"
      | "activeIngredient"
      | "dosageForm"
      | "prescriptionOnly"
      | "leaflet"
      | "supplyState"
      | "stockedDoses"
      | "unitPrice"
      | "storageCeiling";
    readonly sections: "general" | "store";
  };
  readonly patient: {
    readonly screens: "list" | "show" | "create" | "edit";
    readonly shown:
      | "id"
      | "callName"
      | "keeper"
      | "keeperId"
      | "breedId"
      | "animalSex"
      | "birthDate"
      | "bodyWeight"
      | "chipNumber"
      | "kennelCard"
      | "neutered"
      | "allergies"
      | "portrait"
      | "vitalState"
      | "deceasedOn"
      | "anamnesis";
    readonly edited:
      | "callName"
      | "breedId"
      | "animalSex"
      | "birthDate"
      | "chipNumber"
      | "portrait"
      | "keeperId"
      | "vitalState"
      | "deceasedOn"
      | "bodyWeight"
      | "neutered"
      | "allergies"
      | "anamnesis";
    readonly sections: "animal" | "keeper" | "health";
  };
  readonly radiograph: {
    readonly screens: never;
    readonly shown: never;
    readonly edited: never;
    readonly sections: never;
  };
  readonly supplier: {
    readonly screens: "list" | "show" | "create" | "edit";
    readonly shown:
      | "id"
      | "tradingName"
      | "parentSupplierId"
      | "warehouse"
      | "switchboard"
      | "logo"
      | "priceList"
      | "orderUntil"
      | "deliveryTime"
      | "discount"
      | "reliability"
      | "suppliedForms"
      | "servedCountries"
      | "deliveryDays"
      | "saleTerms"
      | "departmentPhones"
      | "ordering"
      | "orderInterface"
      | "serviceRating"
      | "lastRating"
      | "accountManager";
    readonly edited:
      | "tradingName"
      | "parentSupplierId"
      | "switchboard"
      | "departmentPhones"
      | "accountManager"
      | "logo"
      | "warehouse"
      | "ordering"
      | "orderUntil"
      | "deliveryTime"
      | "deliveryDays"
      | "servedCountries"
      | "suppliedForms"
      | "orderInterface"
      | "discount"
      | "reliability"
      | "serviceRating"
      | "lastRating"
      | "priceList"
      | "saleTerms";
    readonly sections: "identity" | "place" | "ordering" | "delivery" | "terms";
  };
  readonly treatment: {
    readonly screens: "list" | "show" | "create" | "edit";
    readonly shown:
      | "id"
      | "diagnosis"
      | "patientId"
      | "veterinarianId"
      | "medicines"
      | "urgency"
      | "prescribedOn"
      | "treatmentDays"
      | "instructions";
    readonly edited:
      | "diagnosis"
      | "patientId"
      | "veterinarianId"
      | "urgency"
      | "prescribedOn"
      | "medicines"
      | "treatmentDays"
      | "instructions";
    readonly sections: "prescription" | "course";
  };
  readonly vaccination: {
    readonly screens: "list" | "show" | "create";
    readonly shown:
      | "id"
      | "batchNumber"
      | "patientId"
      | "medicineId"
      | "administeredOn"
      | "boosterDue"
      | "boosterMissed";
    readonly edited: "patientId" | "medicineId" | "batchNumber" | "administeredOn" | "boosterDue";
    readonly sections: "injection";
  };
  readonly veterinarian: {
    readonly screens: "list" | "show" | "create" | "edit";
    readonly shown:
      | "id"
      | "fullName"
      | "licenceNumber"
      | "dutyState"
      | "specialities"
      | "clinics"
      | "hiredOn"
      | "hourlyRate"
      | "curriculum";
    readonly edited:
      | "fullName"
      | "licenceNumber"
      | "dutyState"
      | "hiredOn"
      | "clinics"
      | "specialities"
      | "hourlyRate"
      | "curriculum";
    readonly sections: "identity" | "work";
  };
  readonly visitCancellation: {
    readonly screens: never;
    readonly shown: never;
    readonly edited: never;
    readonly sections: never;
  };
}
