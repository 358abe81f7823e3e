// @generated from schema/entities/ by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { BreakdownRoute, ScreenRoute } from "entity-console/generated";
import type { MessageKey } from "./message-keys.ts";

/** All generated screens. Each screen lazy-loads its descriptor. */
export const screenRoutes: readonly ScreenRoute<MessageKey>[] = [
  {
    path: "/appointments",
    entity: "appointment",
    screen: "list",
    titleKey: "entity.appointment.many",
    load: async () => (await import("./screens/appointment.ts")).appointmentScreens,
    loadForm: null,
  },
  {
    path: "/appointments/show/:id",
    entity: "appointment",
    screen: "show",
    titleKey: "entity.appointment.one",
    load: async () => (await import("./screens/appointment.ts")).appointmentScreens,
    loadForm: null,
  },
  {
    path: "/appointments/create",
    entity: "appointment",
    screen: "create",
    titleKey: "entity.appointment.create",
    load: async () => (await import("./screens/appointment.ts")).appointmentScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/appointment.ts"),
        import("./validators/appointment.js"),
      ]);
      return { schema: schemas.appointmentCreateSchema, validate: validators.validateAppointmentCreate };
    },
  },
  {
    path: "/appointments/edit/:id",
    entity: "appointment",
    screen: "edit",
    titleKey: "entity.appointment.edit",
    load: async () => (await import("./screens/appointment.ts")).appointmentScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/appointment.ts"),
        import("./validators/appointment.js"),
      ]);
      return { schema: schemas.appointmentUpdateSchema, validate: validators.validateAppointmentUpdate };
    },
  },
  {
    path: "/appointments/plan-series",
    entity: "appointmentSeries",
    screen: "create",
    titleKey: "entity.appointmentSeries.create",
    load: async () => (await import("./screens/appointment-series.ts")).appointmentSeriesScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/appointment-series.ts"),
        import("./validators/appointment-series.js"),
      ]);
      return { schema: schemas.appointmentSeriesCreateSchema, validate: validators.validateAppointmentSeriesCreate };
    },
  },
  {
    path: "/breeds",
    entity: "breed",
    screen: "list",
    titleKey: "entity.breed.many",
    load: async () => (await import("./screens/breed.ts")).breedScreens,
    loadForm: null,
  },
  {
    path: "/breeds/show/:id",
    entity: "breed",
    screen: "show",
    titleKey: "entity.breed.one",
    load: async () => (await import("./screens/breed.ts")).breedScreens,
    loadForm: null,
  },
  {
    path: "/breeds/create",
    entity: "breed",
    screen: "create",
    titleKey: "entity.breed.create",
    load: async () => (await import("./screens/breed.ts")).breedScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/breed.ts"),
        import("./validators/breed.js"),
      ]);
      return { schema: schemas.breedCreateSchema, validate: validators.validateBreedCreate };
    },
  },
  {
    path: "/breeds/edit/:id",
    entity: "breed",
    screen: "edit",
    titleKey: "entity.breed.edit",
    load: async () => (await import("./screens/breed.ts")).breedScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/breed.ts"),
        import("./validators/breed.js"),
      ]);
      return { schema: schemas.breedUpdateSchema, validate: validators.validateBreedUpdate };
    },
  },
  {
    path: "/clinics",
    entity: "clinic",
    screen: "list",
    titleKey: "entity.clinic.many",
    load: async () => (await import("./screens/clinic.ts")).clinicScreens,
    loadForm: null,
  },
  {
    path: "/clinics/show/:id",
    entity: "clinic",
    screen: "show",
    titleKey: "entity.clinic.one",
    load: async () => (await import("./screens/clinic.ts")).clinicScreens,
    loadForm: null,
  },
  {
    path: "/clinics/create",
    entity: "clinic",
    screen: "create",
    titleKey: "entity.clinic.create",
    load: async () => (await import("./screens/clinic.ts")).clinicScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/clinic.ts"),
        import("./validators/clinic.js"),
      ]);
      return { schema: schemas.clinicCreateSchema, validate: validators.validateClinicCreate };
    },
  },
  {
    path: "/clinics/edit/:id",
    entity: "clinic",
    screen: "edit",
    titleKey: "entity.clinic.edit",
    load: async () => (await import("./screens/clinic.ts")).clinicScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/clinic.ts"),
        import("./validators/clinic.js"),
      ]);
      return { schema: schemas.clinicUpdateSchema, validate: validators.validateClinicUpdate };
    },
  },
  {
    path: "/billing",
    entity: "invoice",
    screen: "list",
    titleKey: "entity.invoice.many",
    load: async () => (await import("./screens/invoice.ts")).invoiceScreens,
    loadForm: null,
  },
  {
    path: "/billing/detail/:id",
    entity: "invoice",
    screen: "show",
    titleKey: "entity.invoice.one",
    load: async () => (await import("./screens/invoice.ts")).invoiceScreens,
    loadForm: null,
  },
  {
    path: "/billing/create",
    entity: "invoice",
    screen: "create",
    titleKey: "entity.invoice.create",
    load: async () => (await import("./screens/invoice.ts")).invoiceScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/invoice.ts"),
        import("./validators/invoice.js"),
      ]);
      return { schema: schemas.invoiceCreateSchema, validate: validators.validateInvoiceCreate };
    },
  },
  {
    path: "/billing/correct/:id",
    entity: "invoice",
    screen: "edit",
    titleKey: "entity.invoice.edit",
    load: async () => (await import("./screens/invoice.ts")).invoiceScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/invoice.ts"),
        import("./validators/invoice.js"),
      ]);
      return { schema: schemas.invoiceUpdateSchema, validate: validators.validateInvoiceUpdate };
    },
  },
  {
    path: "/keepers",
    entity: "keeper",
    screen: "list",
    titleKey: "entity.keeper.many",
    load: async () => (await import("./screens/keeper.ts")).keeperScreens,
    loadForm: null,
  },
  {
    path: "/keepers/show/:id",
    entity: "keeper",
    screen: "show",
    titleKey: "entity.keeper.one",
    load: async () => (await import("./screens/keeper.ts")).keeperScreens,
    loadForm: null,
  },
  {
    path: "/keepers/create",
    entity: "keeper",
    screen: "create",
    titleKey: "entity.keeper.create",
    load: async () => (await import("./screens/keeper.ts")).keeperScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/keeper.ts"),
        import("./validators/keeper.js"),
      ]);
      return { schema: schemas.keeperCreateSchema, validate: validators.validateKeeperCreate };
    },
  },
  {
    path: "/keepers/edit/:id",
    entity: "keeper",
    screen: "edit",
    titleKey: "entity.keeper.edit",
    load: async () => (await import("./screens/keeper.ts")).keeperScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/keeper.ts"),
        import("./validators/keeper.js"),
      ]);
      return { schema: schemas.keeperUpdateSchema, validate: validators.validateKeeperUpdate };
    },
  },
  {
    path: "/pharmacy",
    entity: "medicine",
    screen: "list",
    titleKey: "entity.medicine.many",
    load: async () => (await import("./screens/medicine.ts")).medicineScreens,
    loadForm: null,
  },
  {
    path: "/pharmacy/show/:id",
    entity: "medicine",
    screen: "show",
    titleKey: "entity.medicine.one",
    load: async () => (await import("./screens/medicine.ts")).medicineScreens,
    loadForm: null,
  },
  {
    path: "/pharmacy/create",
    entity: "medicine",
    screen: "create",
    titleKey: "entity.medicine.create",
    load: async () => (await import("./screens/medicine.ts")).medicineScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/medicine.ts"),
        import("./validators/medicine.js"),
      ]);
      return { schema: schemas.medicineCreateSchema, validate: validators.validateMedicineCreate };
    },
  },
  {
    path: "/pharmacy/edit/:id",
    entity: "medicine",
    screen: "edit",
    titleKey: "entity.medicine.edit",
    load: async () => (await import("./screens/medicine.ts")).medicineScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/medicine.ts"),
        import("./validators/medicine.js"),
      ]);
      return { schema: schemas.medicineUpdateSchema, validate: validators.validateMedicineUpdate };
    },
  },
  {
    path: "/patients",
    entity: "patient",
    screen: "list",
    titleKey: "entity.patient.many",
    load: async () => (await import("./screens/patient.ts")).patientScreens,
    loadForm: null,
  },
  {
    path: "/patients/show/:id",
    entity: "patient",
    screen: "show",
    titleKey: "entity.patient.one",
    load: async () => (await import("./screens/patient.ts")).patientScreens,
    loadForm: null,
  },
  {
    path: "/patients/create",
    entity: "patient",
    screen: "create",
    titleKey: "entity.patient.create",
    load: async () => (await import("./screens/patient.ts")).patientScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/patient.ts"),
        import("./validators/patient.js"),
      ]);
      return { schema: schemas.patientCreateSchema, validate: validators.validatePatientCreate };
    },
  },
  {
    path: "/patients/edit/:id",
    entity: "patient",
    screen: "edit",
    titleKey: "entity.patient.edit",
    load: async () => (await import("./screens/patient.ts")).patientScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/patient.ts"),
        import("./validators/patient.js"),
      ]);
      return { schema: schemas.patientUpdateSchema, validate: validators.validatePatientUpdate };
    },
  },
  {
    path: "/supply-houses",
    entity: "supplier",
    screen: "list",
    titleKey: "entity.supplier.many",
    load: async () => (await import("./screens/supplier.ts")).supplierScreens,
    loadForm: null,
  },
  {
    path: "/supply-houses/show/:id",
    entity: "supplier",
    screen: "show",
    titleKey: "entity.supplier.one",
    load: async () => (await import("./screens/supplier.ts")).supplierScreens,
    loadForm: null,
  },
  {
    path: "/supply-houses/create",
    entity: "supplier",
    screen: "create",
    titleKey: "entity.supplier.create",
    load: async () => (await import("./screens/supplier.ts")).supplierScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/supplier.ts"),
        import("./validators/supplier.js"),
      ]);
      return { schema: schemas.supplierCreateSchema, validate: validators.validateSupplierCreate };
    },
  },
  {
    path: "/supply-houses/edit/:id",
    entity: "supplier",
    screen: "edit",
    titleKey: "entity.supplier.edit",
    load: async () => (await import("./screens/supplier.ts")).supplierScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/supplier.ts"),
        import("./validators/supplier.js"),
      ]);
      return { schema: schemas.supplierUpdateSchema, validate: validators.validateSupplierUpdate };
    },
  },
  {
    path: "/treatments",
    entity: "treatment",
    screen: "list",
    titleKey: "entity.treatment.many",
    load: async () => (await import("./screens/treatment.ts")).treatmentScreens,
    loadForm: null,
  },
  {
    path: "/treatments/show/:id",
    entity: "treatment",
    screen: "show",
    titleKey: "entity.treatment.one",
    load: async () => (await import("./screens/treatment.ts")).treatmentScreens,
    loadForm: null,
  },
  {
    path: "/treatments/create",
    entity: "treatment",
    screen: "create",
    titleKey: "entity.treatment.create",
    load: async () => (await import("./screens/treatment.ts")).treatmentScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/treatment.ts"),
        import("./validators/treatment.js"),
      ]);
      return { schema: schemas.treatmentCreateSchema, validate: validators.validateTreatmentCreate };
    },
  },
  {
    path: "/treatments/edit/:id",
    entity: "treatment",
    screen: "edit",
    titleKey: "entity.treatment.edit",
    load: async () => (await import("./screens/treatment.ts")).treatmentScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/treatment.ts"),
        import("./validators/treatment.js"),
      ]);
      return { schema: schemas.treatmentUpdateSchema, validate: validators.validateTreatmentUpdate };
    },
  },
  {
    path: "/vaccinations",
    entity: "vaccination",
    screen: "list",
    titleKey: "entity.vaccination.many",
    load: async () => (await import("./screens/vaccination.ts")).vaccinationScreens,
    loadForm: null,
  },
  {
    path: "/vaccinations/show/:id",
    entity: "vaccination",
    screen: "show",
    titleKey: "entity.vaccination.one",
    load: async () => (await import("./screens/vaccination.ts")).vaccinationScreens,
    loadForm: null,
  },
  {
    path: "/vaccinations/create",
    entity: "vaccination",
    screen: "create",
    titleKey: "entity.vaccination.create",
    load: async () => (await import("./screens/vaccination.ts")).vaccinationScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/vaccination.ts"),
        import("./validators/vaccination.js"),
      ]);
      return { schema: schemas.vaccinationCreateSchema, validate: validators.validateVaccinationCreate };
    },
  },
  {
    path: "/veterinarians",
    entity: "veterinarian",
    screen: "list",
    titleKey: "entity.veterinarian.many",
    load: async () => (await import("./screens/veterinarian.ts")).veterinarianScreens,
    loadForm: null,
  },
  {
    path: "/veterinarians/show/:id",
    entity: "veterinarian",
    screen: "show",
    titleKey: "entity.veterinarian.one",
    load: async () => (await import("./screens/veterinarian.ts")).veterinarianScreens,
    loadForm: null,
  },
  {
    path: "/veterinarians/create",
    entity: "veterinarian",
    screen: "create",
    titleKey: "entity.veterinarian.create",
    load: async () => (await import("./screens/veterinarian.ts")).veterinarianScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/veterinarian.ts"),
        import("./validators/veterinarian.js"),
      ]);
      return { schema: schemas.veterinarianCreateSchema, validate: validators.validateVeterinarianCreate };
    },
  },
  {
    path: "/veterinarians/edit/:id",
    entity: "veterinarian",
    screen: "edit",
    titleKey: "entity.veterinarian.edit",
    load: async () => (await import("./screens/veterinarian.ts")).veterinarianScreens,
    loadForm: async () => {
      const [schemas, validators] = await Promise.all([
        import("./schemas/veterinarian.ts"),
        import("./validators/veterinarian.js"),
      ]);
      return { schema: schemas.veterinarianUpdateSchema, validate: validators.validateVeterinarianUpdate };
    },
  },
];

/** Screens that count the records of an entity by the values of one field. */
export const breakdownRoutes: readonly BreakdownRoute<MessageKey>[] = [
  {
    path: "/appointments/phases",
    entity: "appointment",
    field: "appointmentPhase",
    titleKey: "entity.appointment.breakdown.phase",
    load: async () => (await import("./screens/appointment.ts")).appointmentScreens,
  },
  {
    path: "/appointments/urgencies",
    entity: "appointment",
    field: "urgency",
    titleKey: "entity.appointment.breakdown.urgency",
    load: async () => (await import("./screens/appointment.ts")).appointmentScreens,
  },
  {
    path: "/billing/settlement-states",
    entity: "invoice",
    field: "settlementState",
    titleKey: "entity.invoice.breakdown.settlementState",
    load: async () => (await import("./screens/invoice.ts")).invoiceScreens,
  },
  {
    path: "/pharmacy/dosage-forms",
    entity: "medicine",
    field: "dosageForm",
    titleKey: "entity.medicine.breakdown.dosageForm",
    load: async () => (await import("./screens/medicine.ts")).medicineScreens,
  },
  {
    path: "/patients/vital-states",
    entity: "patient",
    field: "vitalState",
    titleKey: "entity.patient.breakdown.vitalState",
    load: async () => (await import("./screens/patient.ts")).patientScreens,
  },
];
