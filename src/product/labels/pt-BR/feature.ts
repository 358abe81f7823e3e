import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const featurePtBr = {
  "entity.feature.one": "Recurso",
  "entity.feature.many": "Recursos",
  "entity.feature.count_one": "{{count}} recurso",
  "entity.feature.count": "{{count}} recursos",
  "entity.feature.create": "Novo recurso",
  "entity.feature.edit": "Editar recurso",
  "entity.feature.delete": "Excluir recurso",
  "entity.feature.deleteConfirm":
    "O recurso “{{title}}” será excluído. Um recurso que ainda faz parte de algum plano não pode ser excluído. Esta ação não pode ser desfeita.",
  "entity.feature.created": "Recurso criado",
  "entity.feature.updated": "Recurso salvo",
  "entity.feature.deleted": "Recurso excluído",
  "entity.feature.none": "Nenhum recurso ainda",
  "entity.feature.noMatch": "Nenhum recurso encontrado",
  "entity.feature.section.general": "Dados gerais",
  "entity.feature.field.id": "Identificador",
  "entity.feature.field.name": "Nome",
  "entity.feature.field.description": "Descrição",
  "entity.feature.field.code": "Código",
  "entity.feature.field.active": "Ativo",
} as const satisfies EntityLabels<"feature">;
