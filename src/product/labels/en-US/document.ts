import type { EntityLabels } from "entity-console/spec";

export const document = {
  one: "document",
  many: "documents",
  fields: {
    title: "Title",
    name: "File name",
    authors: "Authors",
    type: "Type",
    tags: "Tags",
    description: "Description",
    brainceptStatus: "Reading status",
    fileRecordId: "File",
  },
  enums: {
    documentType: {
      pdf: "PDF",
      word: "Word",
      excel: "Excel",
      rtf: "RTF",
    },
  },
} as const satisfies EntityLabels;
