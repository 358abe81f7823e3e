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
  json,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  time,
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
    index("appointments_visit_reason_order").on(sql`search_text(${table.visitReason})`, table.id),
    index("appointments_starts_at_order").on(table.startsAt, table.id),
    index("appointments_duration_minutes_order").on(table.durationMinutes, table.id),
    index("appointments_urgency_order").on(table.urgency, table.id),
    index("appointments_appointment_phase_order").on(table.appointmentPhase, table.id),
    index("appointments_consultation_fee_order").on(table.consultationFee, table.id),
    index("appointments_visit_reason_trigrams").using("gin", sql`search_text(${table.visitReason}) gin_trgm_ops`),
  ],
);

export const breeds = pgTable(
  "breeds",
  {
    id: uuid("id").primaryKey(),
    breedName: text("breed_name").notNull(),
    commonName: jsonb("common_name"),
    animalSpecies: text("animal_species", { enum: ["canine", "feline", "lagomorph", "avian", "reptile"] }).notNull().default("canine"),
    adultWeight: doublePrecision("adult_weight"),
    predispositions: text("predispositions").array().notNull(),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("breeds_animal_species_check", sql.raw("\"animal_species\" in ('canine', 'feline', 'lagomorph', 'avian', 'reptile')")),
    uniqueIndex("breeds_breed_name_key").on(sql`identity_text(${table.breedName})`),
    index("breeds_breed_name_order").on(sql`search_text(${table.breedName})`, table.id),
    index("breeds_animal_species_order").on(table.animalSpecies, table.id),
    index("breeds_adult_weight_order").on(table.adultWeight, table.id),
    index("breeds_common_name__es_es_index").on(sql`((${table.commonName}->>'es-ES'))`),
    index("breeds_common_name__es_es_trigrams").using("gin", sql`search_text((${table.commonName}->>'es-ES')) gin_trgm_ops`),
    index("breeds_common_name__fr_fr_trigrams").using("gin", sql`search_text((${table.commonName}->>'fr-FR')) gin_trgm_ops`),
    index("breeds_breed_name_trigrams").using("gin", sql`search_text(${table.breedName}) gin_trgm_ops`),
    index("breeds_animal_species_trigrams").using("gin", sql`search_text(${table.animalSpecies}) gin_trgm_ops`),
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
    openingHours: jsonb("opening_hours").notNull().default([]),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    uniqueIndex("clinics_clinic_name_key").on(sql`identity_text(${table.clinicName})`),
    index("clinics_clinic_name_order").on(sql`search_text(${table.clinicName})`, table.id),
    index("clinics_postal_address_order").on(sql`search_text(${table.postalAddress})`, table.id),
    index("clinics_founding_year_order").on(table.foundingYear, table.id),
    index("clinics_night_service_order").on(table.nightService, table.id),
    index("clinics_clinic_name_trigrams").using("gin", sql`search_text(${table.clinicName}) gin_trgm_ops`),
    index("clinics_postal_address_trigrams").using("gin", sql`search_text(${table.postalAddress}) gin_trgm_ops`),
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
    billingCurrency: text("billing_currency", { enum: ["EUR", "CHF"] }).default("EUR"),
    amountDue: numeric("amount_due", { precision: 15, scale: 2, mode: "number" }).notNull().default(0),
    updatedAt: timestamp("updated_at", { withTimezone: true, mode: "string" }).notNull(),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("invoices_settlement_state_check", sql.raw("\"settlement_state\" in ('unsettled', 'settled', 'writtenOff')")),
    check("invoices_billing_currency_check", sql.raw("\"billing_currency\" in ('EUR', 'CHF')")),
    uniqueIndex("invoices_invoice_number_key").on(sql`identity_text(${table.invoiceNumber})`),
    index("invoices_keeper_id_index").on(table.keeperId),
    index("invoices_invoice_number_order").on(sql`search_text(${table.invoiceNumber})`, table.id),
    index("invoices_issued_on_order").on(table.issuedOn, table.id),
    index("invoices_settlement_state_order").on(table.settlementState, table.id),
    index("invoices_amount_due_order").on(table.amountDue, table.id),
    index("invoices_invoice_number_trigrams").using("gin", sql`search_text(${table.invoiceNumber}) gin_trgm_ops`),
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
    loyaltyKind: text("loyalty_kind", { enum: ["points", "credit"] }).notNull().default("points"),
    loyaltyBalance: doublePrecision("loyalty_balance").notNull().default(0),
    remarks: text("remarks"),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "string" }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true, mode: "string" }).notNull(),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("keepers_contact_channel_check", sql.raw("\"contact_channel\" in ('phoneCall', 'textMessage', 'letter')")),
    check("keepers_loyalty_kind_check", sql.raw("\"loyalty_kind\" in ('points', 'credit')")),
    uniqueIndex("keepers_tax_number_key").on(sql`identity_text(${table.taxNumber})`),
    uniqueIndex("keepers_email_address_key").on(sql`identity_text(${table.emailAddress})`),
    index("keepers_created_at_index").on(table.createdAt),
    index("keepers_full_name_order").on(sql`search_text(${table.fullName})`, table.id),
    index("keepers_email_address_order").on(sql`search_text(${table.emailAddress})`, table.id),
    index("keepers_telephone_order").on(sql`search_text(${table.telephone})`, table.id),
    index("keepers_contact_channel_order").on(table.contactChannel, table.id),
    index("keepers_reminder_consent_order").on(table.reminderConsent, table.id),
    index("keepers_loyalty_balance_order").on(table.loyaltyBalance, table.id),
    index("keepers_full_name_trigrams").using("gin", sql`search_text(${table.fullName}) gin_trgm_ops`),
    index("keepers_tax_number_trigrams").using("gin", sql`search_text(${table.taxNumber}) gin_trgm_ops`),
    index("keepers_email_address_trigrams").using("gin", sql`search_text(${table.emailAddress}) gin_trgm_ops`),
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
    uniqueIndex("medicines_trade_name_key").on(sql`identity_text(${table.tradeName})`),
    index("medicines_prescription_only_index").on(table.prescriptionOnly),
    index("medicines_trade_name_order").on(sql`search_text(${table.tradeName})`, table.id),
    index("medicines_active_ingredient_order").on(sql`search_text(${table.activeIngredient})`, table.id),
    index("medicines_dosage_form_order").on(table.dosageForm, table.id),
    index("medicines_stocked_doses_order").on(table.stockedDoses, table.id),
    index("medicines_unit_price_order").on(table.unitPrice, table.id),
    index("medicines_supply_state_order").on(table.supplyState, table.id),
    index("medicines_trade_name_trigrams").using("gin", sql`search_text(${table.tradeName}) gin_trgm_ops`),
    index("medicines_active_ingredient_trigrams").using("gin", sql`search_text(${table.activeIngredient}) gin_trgm_ops`),
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
    uniqueIndex("patients_chip_number_key").on(sql`identity_text(${table.chipNumber})`),
    index("patients_keeper_id_index").on(table.keeperId),
    index("patients_call_name_order").on(sql`search_text(${table.callName})`, table.id),
    index("patients_breed_id_order").on(table.breedId, table.id),
    index("patients_birth_date_order").on(table.birthDate, table.id),
    index("patients_body_weight_order").on(table.bodyWeight, table.id),
    index("patients_neutered_order").on(table.neutered, table.id),
    index("patients_vital_state_order").on(table.vitalState, table.id),
    index("patients_call_name_trigrams").using("gin", sql`search_text(${table.callName}) gin_trgm_ops`),
    index("patients_chip_number_trigrams").using("gin", sql`search_text(${table.chipNumber}) gin_trgm_ops`),
  ],
);

export const supplyHouses = pgTable(
  "supply_houses",
  {
    id: uuid("id").primaryKey(),
    tradingName: text("trading_name").notNull(),
    parentSupplierId: uuid("parent_supplier_id").references((): AnyPgColumn => supplyHouses.id, { onDelete: "restrict" }),
    warehouse: jsonb("warehouse"),
    switchboard: text("switchboard"),
    logo: text("logo"),
    priceList: text("price_list"),
    orderUntil: time("order_until"),
    deliveryTime: text("delivery_time"),
    discount: numeric("discount", { precision: 20, scale: 2, mode: "number" }).notNull().default(0),
    reliability: numeric("reliability", { precision: 20, scale: 3, mode: "number" }),
    suppliedForms: text("supplied_forms").array().notNull().default([]),
    servedCountries: text("served_countries").array().notNull().default([]),
    deliveryDays: doublePrecision("delivery_days").array(),
    saleTerms: text("sale_terms"),
    departmentPhones: json("department_phones"),
    ordering: jsonb("ordering"),
    orderInterface: json("order_interface"),
    lastRating: doublePrecision("last_rating"),
    accountManager: text("account_manager"),
    revision: integer("revision").notNull().default(1),
  },
  (table) => [
    check("supply_houses_supplied_forms_check", sql.raw("\"supplied_forms\" \u003c@ array['tablet', 'injectable', 'syrup', 'ointment']")),
    uniqueIndex("supply_houses_trading_name_parent_supplier_id_key").on(sql`identity_text(${table.tradingName})`, table.parentSupplierId),
    index("supply_houses_parent_supplier_id_index").on(table.parentSupplierId),
    index("supply_houses_supplied_forms_index").on(table.suppliedForms),
    index("supply_houses_trading_name_order").on(sql`search_text(${table.tradingName})`, table.id),
    index("supply_houses_switchboard_order").on(sql`search_text(${table.switchboard})`, table.id),
    index("supply_houses_logo_order").on(sql`search_text(${table.logo})`, table.id),
    index("supply_houses_order_until_order").on(table.orderUntil, table.id),
    index("supply_houses_delivery_time_order").on(sql`search_text(${table.deliveryTime})`, table.id),
    index("supply_houses_discount_order").on(table.discount, table.id),
    index("supply_houses_warehouse__town_index").on(sql`((${table.warehouse}->>'town'))`),
    index("supply_houses_warehouse__town_order").on(sql`search_text((${table.warehouse}->>'town'))`, table.id),
    index("supply_houses_warehouse__country_index").on(sql`((${table.warehouse}->>'country'))`),
    index("supply_houses_trading_name_trigrams").using("gin", sql`search_text(${table.tradingName}) gin_trgm_ops`),
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
    index("treatments_veterinarian_id_index").on(table.veterinarianId),
    index("treatments_diagnosis_order").on(sql`search_text(${table.diagnosis})`, table.id),
    index("treatments_patient_id_order").on(table.patientId, table.id),
    index("treatments_urgency_order").on(table.urgency, table.id),
    index("treatments_prescribed_on_order").on(table.prescribedOn, table.id),
    index("treatments_treatment_days_order").on(table.treatmentDays, table.id),
    index("treatments_diagnosis_trigrams").using("gin", sql`search_text(${table.diagnosis}) gin_trgm_ops`),
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
    index("vaccinations_batch_number_order").on(sql`search_text(${table.batchNumber})`, table.id),
    index("vaccinations_patient_id_order").on(table.patientId, table.id),
    index("vaccinations_medicine_id_order").on(table.medicineId, table.id),
    index("vaccinations_administered_on_order").on(table.administeredOn, table.id),
    index("vaccinations_booster_due_order").on(table.boosterDue, table.id),
    index("vaccinations_batch_number_trigrams").using("gin", sql`search_text(${table.batchNumber}) gin_trgm_ops`),
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
    uniqueIndex("veterinarians_licence_number_key").on(sql`identity_text(${table.licenceNumber})`),
    index("veterinarians_full_name_order").on(sql`search_text(${table.fullName})`, table.id),
    index("veterinarians_licence_number_order").on(sql`search_text(${table.licenceNumber})`, table.id),
    index("veterinarians_duty_state_order").on(table.dutyState, table.id),
    index("veterinarians_hired_on_order").on(table.hiredOn, table.id),
    index("veterinarians_full_name_trigrams").using("gin", sql`search_text(${table.fullName}) gin_trgm_ops`),
    index("veterinarians_licence_number_trigrams").using("gin", sql`search_text(${table.licenceNumber}) gin_trgm_ops`),
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
