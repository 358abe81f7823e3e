import type { EntityLabels } from "entity-console/spec";

export const student = {
  one: "student",
  many: "students",
  fields: {
    name: "Name",
    email: "E-mail",
    phone: "Phone",
    address: "Address",
    whatsapp: "WhatsApp",
    observation: "Observation",
    dateOfBirth: "Date of birth",
    tags: "Tags",
    registration: "Registration",
    document: "Document",
    classrooms: "Classrooms",
    status: "Status",
  },
  enums: {
    studentStatus: {
      active: "Active",
      inactive: "Inactive",
      suspended: "Suspended",
    },
  },
} as const satisfies EntityLabels;
