// @generated from schema/entities/ by `npm run codegen`, which overwrites it: edit that file instead.
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

export const appointments = pgTable(
  "appointments",
  {
    id: uuid("id").primaryKey(),
    visitReason: text("visit_reason").notNull(),
    patientId: uuid("patient_id").notNull().references((): AnyPgColumn => patients.id, { onDelete: "restrict" }),
    veterinarianId: uuid("veterinarian_id").notNull().references((): AnyPgColumn => veterinarians.id, { onDelete: "restrict" }),
    clinicId: uuid("clinic_id").notNull().references((): AnyPgColumn => clinics.id, { onDelete: "restrict" }),
    consultingRoom: uuid("consulting_room").references((): AnyPgColumn => consultingRooms.id, { onDelete: "restrict" }),
    startsAt: timestamp("starts_at", { withTimezone: true, mode: "string" }).notNull(),
    durationMinutes: integer("duration_minutes").notNull().default(20),
    urgency: text("urgency", { enum: ["routine", "preferential", "critical"] }).notNull().default("routine"),
    appointmentPhase: text("appointment_phase", { enum: ["requested", "confirmed", "attended", "calledOff", "missed"] }).notNull().default("requested"),
    callOffReason: text("call_off_reason"),
    consultationFee: numeric("consultation_fee", { precision: 15, scale: 2, mode: "number" }).notNull().default(35),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "string" }).notNull(),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("appointments_urgency_check", sql.raw("\"urgency\" in ('routine', 'preferential', 'critical')")),
    check("appointments_appointment_phase_check", sql.raw("\"appointment_phase\" in ('requested', 'confirmed', 'attended', 'calledOff', 'missed')")),
    index("appointments_patient_id_index").on(table.patientId),
    index("appointments_veterinarian_id_index").on(table.veterinarianId),
    index("appointments_clinic_id_index").on(table.clinicId),
    index("appointments_consulting_room_index").on(table.consultingRoom),
    index("appointments_starts_at_index").on(table.startsAt),
    index("appointments_urgency_index").on(table.urgency),
    index("appointments_appointment_phase_index").on(table.appointmentPhase),
  ],
);

export const breeds = pgTable(
  "breeds",
  {
    id: uuid("id").primaryKey(),
    breedName: text("breed_name").notNull(),
    animalSpecies: text("animal_species", { enum: ["canine", "feline", "lagomorph", "avian", "reptile"] }).notNull().default("canine"),
    adultWeight: doublePrecision("adult_weight"),
    predispositions: text("predispositions").array().notNull(),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("breeds_animal_species_check", sql.raw("\"animal_species\" in ('canine', 'feline', 'lagomorph', 'avian', 'reptile')")),
    uniqueIndex("breeds_breed_name_key").on(table.breedName),
    index("breeds_animal_species_index").on(table.animalSpecies),
  ],
);

export const clinics = pgTable(
  "clinics",
  {
    id: uuid("id").primaryKey(),
    clinicName: text("clinic_name").notNull(),
    postalAddress: text("postal_address").notNull(),
    foundingYear: integer("founding_year").notNull(),
    nightService: boolean("night_service").notNull().default(false),
    website: text("website"),
    publicNotice: text("public_notice"),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    uniqueIndex("clinics_clinic_name_key").on(table.clinicName),
    index("clinics_night_service_index").on(table.nightService),
  ],
);

export const consultingRooms = pgTable(
  "consulting_rooms",
  {
    id: uuid("id").primaryKey(),
    roomName: text("room_name").notNull(),
    roomEquipment: text("room_equipment", { enum: ["generalPractice", "operatingTheatre", "radiology", "intensiveCare"] }).notNull().default("generalPractice"),
    storey: integer("storey").notNull().default(0),
    clinicId: uuid("clinic_id").notNull().references((): AnyPgColumn => clinics.id, { onDelete: "cascade" }),
    position: integer("position").notNull().default(0),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("consulting_rooms_room_equipment_check", sql.raw("\"room_equipment\" in ('generalPractice', 'operatingTheatre', 'radiology', 'intensiveCare')")),
    index("consulting_rooms_clinic_id_index").on(table.clinicId),
  ],
);

export const dutyRosters = pgTable(
  "duty_rosters",
  {
    id: uuid("id").primaryKey(),
    rosterWeek: date("roster_week", { mode: "string" }).notNull(),
    veterinarianId: uuid("veterinarian_id").notNull().references((): AnyPgColumn => veterinarians.id, { onDelete: "restrict" }),
    rosterNote: text("roster_note"),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    uniqueIndex("duty_rosters_roster_week_key").on(table.rosterWeek),
    index("duty_rosters_veterinarian_id_index").on(table.veterinarianId),
  ],
);

export const invoices = pgTable(
  "invoices",
  {
    id: uuid("id").primaryKey(),
    invoiceNumber: text("invoice_number").notNull(),
    keeperId: uuid("keeper_id").notNull().references((): AnyPgColumn => keepers.id, { onDelete: "restrict" }),
    issuedOn: date("issued_on", { mode: "string" }).notNull(),
    settlementState: text("settlement_state", { enum: ["unsettled", "settled", "writtenOff"] }).notNull().default("unsettled"),
    settledOn: date("settled_on", { mode: "string" }),
    amountDue: numeric("amount_due", { precision: 15, scale: 2, mode: "number" }).notNull().default(0),
    updatedAt: timestamp("updated_at", { withTimezone: true, mode: "string" }).notNull(),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("invoices_settlement_state_check", sql.raw("\"settlement_state\" in ('unsettled', 'settled', 'writtenOff')")),
    uniqueIndex("invoices_invoice_number_key").on(table.invoiceNumber),
    index("invoices_keeper_id_index").on(table.keeperId),
    index("invoices_issued_on_index").on(table.issuedOn),
    index("invoices_settlement_state_index").on(table.settlementState),
  ],
);

export const invoiceLines = pgTable(
  "invoice_lines",
  {
    id: uuid("id").primaryKey(),
    concept: text("concept").notNull(),
    unitCount: integer("unit_count").notNull().default(1),
    linePrice: numeric("line_price", { precision: 15, scale: 2, mode: "number" }).notNull().default(0),
    vatRate: text("vat_rate", { enum: ["standardRate", "reducedRate", "exempt"] }).notNull().default("standardRate"),
    invoiceId: uuid("invoice_id").notNull().references((): AnyPgColumn => invoices.id, { onDelete: "cascade" }),
    position: integer("position").notNull().default(0),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("invoice_lines_vat_rate_check", sql.raw("\"vat_rate\" in ('standardRate', 'reducedRate', 'exempt')")),
    index("invoice_lines_invoice_id_index").on(table.invoiceId),
  ],
);

export const keepers = pgTable(
  "keepers",
  {
    id: uuid("id").primaryKey(),
    fullName: text("full_name").notNull(),
    taxNumber: text("tax_number").notNull(),
    emailAddress: text("email_address").notNull(),
    telephone: text("telephone").notNull(),
    contactChannel: text("contact_channel", { enum: ["phoneCall", "textMessage", "letter"] }).notNull().default("phoneCall"),
    portalPassword: text("portal_password"),
    reminderConsent: boolean("reminder_consent").notNull().default(true),
    remarks: text("remarks"),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "string" }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true, mode: "string" }).notNull(),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("keepers_contact_channel_check", sql.raw("\"contact_channel\" in ('phoneCall', 'textMessage', 'letter')")),
    uniqueIndex("keepers_tax_number_key").on(table.taxNumber),
    uniqueIndex("keepers_email_address_key").on(table.emailAddress),
    index("keepers_full_name_index").on(table.fullName),
    index("keepers_contact_channel_index").on(table.contactChannel),
    index("keepers_reminder_consent_index").on(table.reminderConsent),
    index("keepers_created_at_index").on(table.createdAt),
  ],
);

export const medicines = pgTable(
  "medicines",
  {
    id: uuid("id").primaryKey(),
    tradeName: text("trade_name").notNull(),
    activeIngredient: text("active_ingredient"),
    dosageForm: text("dosage_form", { enum: ["tablet", "injectable", "syrup", "ointment"] }).notNull().default("tablet"),
    stockedDoses: integer("stocked_doses").notNull().default(0),
    unitPrice: numeric("unit_price", { precision: 15, scale: 2, mode: "number" }).notNull().default(0),
    prescriptionOnly: boolean("prescription_only").notNull().default(true),
    storageCeiling: doublePrecision("storage_ceiling"),
    supplyState: text("supply_state", { enum: ["supplied", "shortage", "withdrawn"] }).notNull().default("supplied"),
    leaflet: text("leaflet"),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("medicines_dosage_form_check", sql.raw("\"dosage_form\" in ('tablet', 'injectable', 'syrup', 'ointment')")),
    check("medicines_supply_state_check", sql.raw("\"supply_state\" in ('supplied', 'shortage', 'withdrawn')")),
    uniqueIndex("medicines_trade_name_key").on(table.tradeName),
    index("medicines_dosage_form_index").on(table.dosageForm),
    index("medicines_prescription_only_index").on(table.prescriptionOnly),
    index("medicines_supply_state_index").on(table.supplyState),
  ],
);

export const patients = pgTable(
  "patients",
  {
    id: uuid("id").primaryKey(),
    callName: text("call_name").notNull(),
    keeperId: uuid("keeper_id").notNull().references((): AnyPgColumn => keepers.id, { onDelete: "restrict" }),
    breedId: uuid("breed_id").notNull().references((): AnyPgColumn => breeds.id, { onDelete: "restrict" }),
    animalSex: text("animal_sex", { enum: ["female", "male"] }).notNull().default("female"),
    birthDate: date("birth_date", { mode: "string" }).notNull(),
    bodyWeight: doublePrecision("body_weight"),
    chipNumber: text("chip_number"),
    neutered: boolean("neutered").notNull().default(false),
    allergies: text("allergies").array().notNull().default([]),
    portrait: text("portrait"),
    vitalState: text("vital_state", { enum: ["underCare", "transferred", "deceased"] }).notNull().default("underCare"),
    deceasedOn: date("deceased_on", { mode: "string" }),
    anamnesis: text("anamnesis"),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("patients_animal_sex_check", sql.raw("\"animal_sex\" in ('female', 'male')")),
    check("patients_vital_state_check", sql.raw("\"vital_state\" in ('underCare', 'transferred', 'deceased')")),
    uniqueIndex("patients_chip_number_key").on(table.chipNumber),
    index("patients_call_name_index").on(table.callName),
    index("patients_keeper_id_index").on(table.keeperId),
    index("patients_breed_id_index").on(table.breedId),
    index("patients_birth_date_index").on(table.birthDate),
    index("patients_neutered_index").on(table.neutered),
    index("patients_vital_state_index").on(table.vitalState),
  ],
);

export const treatments = pgTable(
  "treatments",
  {
    id: uuid("id").primaryKey(),
    diagnosis: text("diagnosis").notNull(),
    patientId: uuid("patient_id").notNull().references((): AnyPgColumn => patients.id, { onDelete: "restrict" }),
    veterinarianId: uuid("veterinarian_id").notNull().references((): AnyPgColumn => veterinarians.id, { onDelete: "restrict" }),
    urgency: text("urgency", { enum: ["routine", "preferential", "critical"] }).notNull().default("routine"),
    prescribedOn: date("prescribed_on", { mode: "string" }).notNull(),
    treatmentDays: integer("treatment_days"),
    instructions: text("instructions"),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("treatments_urgency_check", sql.raw("\"urgency\" in ('routine', 'preferential', 'critical')")),
    index("treatments_patient_id_index").on(table.patientId),
    index("treatments_veterinarian_id_index").on(table.veterinarianId),
    index("treatments_urgency_index").on(table.urgency),
    index("treatments_prescribed_on_index").on(table.prescribedOn),
  ],
);

export const vaccinations = pgTable(
  "vaccinations",
  {
    id: uuid("id").primaryKey(),
    batchNumber: text("batch_number").notNull(),
    patientId: uuid("patient_id").notNull().references((): AnyPgColumn => patients.id, { onDelete: "restrict" }),
    medicineId: uuid("medicine_id").notNull().references((): AnyPgColumn => medicines.id, { onDelete: "restrict" }),
    administeredOn: date("administered_on", { mode: "string" }).notNull(),
    boosterDue: date("booster_due", { mode: "string" }),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    index("vaccinations_patient_id_index").on(table.patientId),
    index("vaccinations_medicine_id_index").on(table.medicineId),
    index("vaccinations_administered_on_index").on(table.administeredOn),
    index("vaccinations_booster_due_index").on(table.boosterDue),
  ],
);

export const veterinarians = pgTable(
  "veterinarians",
  {
    id: uuid("id").primaryKey(),
    fullName: text("full_name").notNull(),
    licenceNumber: text("licence_number").notNull(),
    dutyState: text("duty_state", { enum: ["onDuty", "onLeave", "departed"] }).notNull().default("onDuty"),
    specialities: text("specialities").array().notNull(),
    hiredOn: date("hired_on", { mode: "string" }),
    hourlyRate: doublePrecision("hourly_rate").notNull().default(0),
    curriculum: text("curriculum"),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("veterinarians_duty_state_check", sql.raw("\"duty_state\" in ('onDuty', 'onLeave', 'departed')")),
    uniqueIndex("veterinarians_licence_number_key").on(table.licenceNumber),
    index("veterinarians_full_name_index").on(table.fullName),
    index("veterinarians_duty_state_index").on(table.dutyState),
    index("veterinarians_hired_on_index").on(table.hiredOn),
  ],
);

export const treatmentMedicines = pgTable(
  "treatment_medicines",
  {
    treatmentId: uuid("treatment_id").notNull().references((): AnyPgColumn => treatments.id, { onDelete: "cascade" }),
    medicineId: uuid("medicine_id").notNull().references((): AnyPgColumn => medicines.id, { onDelete: "restrict" }),
    position: integer("position").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.treatmentId, table.medicineId] }),
    index("treatment_medicines_medicine_id_index").on(table.medicineId),
  ],
);

export const veterinarianClinics = pgTable(
  "veterinarian_clinics",
  {
    veterinarianId: uuid("veterinarian_id").notNull().references((): AnyPgColumn => veterinarians.id, { onDelete: "cascade" }),
    clinicId: uuid("clinic_id").notNull().references((): AnyPgColumn => clinics.id, { onDelete: "restrict" }),
    position: integer("position").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.veterinarianId, table.clinicId] }),
    index("veterinarian_clinics_clinic_id_index").on(table.clinicId),
  ],
);
