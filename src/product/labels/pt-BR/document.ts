import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const documentPtBr = {
  "entity.document.one": "Documento",
  "entity.document.many": "Documentos",
  "entity.document.field.id": "Identificador",
  "entity.document.field.title": "Título",
  "entity.document.field.name": "Nome do arquivo",
  "entity.document.field.authors": "Autores",
  "entity.document.field.type": "Tipo",
  "entity.document.field.tags": "Etiquetas",
  "entity.document.field.description": "Descrição",
  "entity.document.field.brainceptStatus": "Status de leitura",
  "entity.document.field.fileRecordId": "Arquivo",
} as const satisfies EntityLabels<"document">;
