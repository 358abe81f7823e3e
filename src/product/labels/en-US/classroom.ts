import type { EntityLabels } from "entity-console/spec";

export const classroom = {
  one: "classroom",
  many: "classrooms",
  fields: {
    name: "Name",
    startDate: "Start date",
    endDate: "End date",
    status: "Status",
    description: "Description",
    period: "Period",
    students: "Students",
    tags: "Tags",
  },
  enums: {
    classroomStatus: {
      open: "Open",
      close: "Closed",
    },
  },
} as const satisfies EntityLabels;
