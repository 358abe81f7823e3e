// @generated from schema/menu.ts by `npm run codegen` (entity-console 0.2.0), which overwrites it: edit that file instead.
import type { MenuItem } from "entity-console/generated";
import type { MessageKey } from "./message-keys.ts";

/** The menu entries in order; an entry without a path has no screen. */
export const menu: readonly MenuItem<MessageKey>[] = [
  { name: "home", icon: "HomeOutlined", labelKey: "menu.home", path: "/" },
  { name: "dayAgenda", icon: "TodayOutlined", labelKey: "menu.dayAgenda", path: "/day-agenda" },
  { name: "appointments", icon: "EventOutlined", labelKey: "menu.appointments", path: "/appointments" },
  { name: "planSeries", icon: "EventRepeatOutlined", labelKey: "menu.planSeries", path: "/appointments/plan-series" },
  { name: "patients", icon: "PetsOutlined", labelKey: "menu.patients", path: "/patients" },
  { name: "keepers", icon: "PersonOutlined", labelKey: "menu.keepers", path: "/keepers" },
  { name: "breeds", icon: "CategoryOutlined", labelKey: "menu.breeds", path: "/breeds" },
  { name: "veterinarians", icon: "BadgeOutlined", labelKey: "menu.veterinarians", path: "/veterinarians" },
  { name: "clinics", icon: "LocalHospitalOutlined", labelKey: "menu.clinics", path: "/clinics" },
  { name: "vaccinations", icon: "VaccinesOutlined", labelKey: "menu.vaccinations", path: "/vaccinations" },
  { name: "treatments", icon: "HealingOutlined", labelKey: "menu.treatments", path: "/treatments" },
  { name: "medicines", icon: "MedicationOutlined", labelKey: "menu.medicines", path: "/pharmacy" },
  { name: "suppliers", icon: "LocalShippingOutlined", labelKey: "menu.suppliers", path: "/supply-houses" },
  { name: "invoices", icon: "ReceiptLongOutlined", labelKey: "menu.invoices", path: "/billing" },
  { name: "laboratory", icon: "BiotechOutlined", labelKey: "menu.laboratory", path: null },
];
