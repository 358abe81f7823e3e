import type { EntityLabels } from "#console/i18n/entity-labels.ts";

export const couponGenerationPtBr = {
  "entity.couponGeneration.one": "Geração de cupons",
  "entity.couponGeneration.many": "Gerações de cupons",
  "entity.couponGeneration.count_one": "{{count}} geração de cupons",
  "entity.couponGeneration.count": "{{count}} gerações de cupons",
  "entity.couponGeneration.create": "Gerar cupons",
  "entity.couponGeneration.edit": "Editar geração de cupons",
  "entity.couponGeneration.delete": "Excluir geração de cupons",
  "entity.couponGeneration.deleteConfirm":
    "A geração de cupons “{{title}}” será excluída. Esta ação não pode ser desfeita.",
  "entity.couponGeneration.created": "Cupons gerados",
  "entity.couponGeneration.updated": "Geração de cupons salva",
  "entity.couponGeneration.deleted": "Geração de cupons excluída",
  "entity.couponGeneration.none": "Nenhuma geração de cupons ainda",
  "entity.couponGeneration.noMatch": "Nenhuma geração de cupons encontrada",
  "entity.couponGeneration.section.general": "Novos cupons",
  "entity.couponGeneration.help.quantity": "Cada cupom recebe um código próprio. No máximo 100.000 por vez.",
  "entity.couponGeneration.help.value": "Créditos que cada cupom concede.",
  "entity.couponGeneration.field.quantity": "Quantidade",
  "entity.couponGeneration.field.value": "Valor",
} as const satisfies EntityLabels<"couponGeneration">;
