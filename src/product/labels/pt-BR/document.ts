import type { EntityLabels } from "entity-console/spec";

export const document = {
  one: "documento",
  many: "documentos",
  gender: "masculine",
  fields: {
    title: "Título",
    name: "Nome do arquivo",
    authors: "Autores",
    type: "Tipo",
    tags: "Etiquetas",
    description: "Descrição",
    brainceptStatus: "Status de leitura",
    fileRecordId: "Arquivo",
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
