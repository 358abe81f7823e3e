import type { MenuEntry } from "entity-console/spec";

/** All menu entries in order. An entry without a route is only a label. */
export const menu = [
  { name: "home", icon: "HomeOutlined", path: "/" },
  { name: "dayAgenda", icon: "TodayOutlined", path: "/day-agenda" },
  { name: "appointments", icon: "EventOutlined", entity: "appointment" },
  { name: "planSeries", icon: "EventRepeatOutlined", path: "/appointments/plan-series" },
  { name: "patients", icon: "PetsOutlined", entity: "patient" },
  { name: "keepers", icon: "PersonOutlined", entity: "keeper" },
  { name: "breeds", icon: "CategoryOutlined", entity: "breed" },
  { name: "veterinarians", icon: "BadgeOutlined", entity: "veterinarian" },
  { name: "clinics", icon: "LocalHospitalOutlined", entity: "clinic" },
  { name: "vaccinations", icon: "VaccinesOutlined", entity: "vaccination" },
  { name: "treatments", icon: "HealingOutlined", entity: "treatment" },
  { name: "medicines", icon: "MedicationOutlined", entity: "medicine" },
  { name: "suppliers", icon: "LocalShippingOutlined", entity: "supplier" },
  { name: "invoices", icon: "ReceiptLongOutlined", entity: "invoice" },
  { name: "laboratory", icon: "BiotechOutlined" },
] as const satisfies readonly MenuEntry[];
