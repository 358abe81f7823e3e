import type { LanguagePatterns } from "../../../src/contract/labels.ts";

/** Brazilian Portuguese: participles, articles and pronouns agree with the entity's name. */
export const ptBr: LanguagePatterns = {
  genders: ["masculine", "feminine"],
  entity: {
    one: "{One}",
    many: "{Many}",
    count: "{{count, number}} {many}",
    count_one: "{{count, number}} {one}",
    create: "{Novo|Nova} {one}",
    edit: "Editar {one}",
    delete: "Excluir {one}",
    deleteConfirm: "{O|A} {one} “{{title}}” será {excluído|excluída}. Esta ação não pode ser desfeita.",
    created: "{One} {criado|criada}",
    updated: "{One} {salvo|salva}",
    deleted: "{One} {excluído|excluída}",
    none: "{Nenhum|Nenhuma} {one} ainda",
    noMatch: "{Nenhum|Nenhuma} {one} {encontrado|encontrada}",
    selectAll: "Selecionar {todos os|todas as} {many} desta página",
    selected: "{{count, number}} {many} {selecionados|selecionadas}",
    selected_one: "{{count, number}} {one} {selecionado|selecionada}",
    bulkDelete: "Excluir {{count, number}} {many}?",
    bulkDelete_one: "Excluir {{count, number}} {one}?",
    bulkDeleteConfirm: "{Eles|Elas} serão {excluídos|excluídas} de vez. Não é possível desfazer.",
    bulkDeleted: "{{count, number}} {many} {excluídos|excluídas}",
    bulkDeleted_one: "{{count, number}} {one} {excluído|excluída}",
    bulkDone: "{{count, number}} {many} {alterados|alteradas}",
    bulkDone_one: "{{count, number}} {one} {alterado|alterada}",
    bulkFailed: "{{count, number}} {many} não puderam ser {alterados|alteradas}: {{reason}}",
    bulkFailed_one: "{{count, number}} {one} não pôde ser {alterado|alterada}: {{reason}}",
    archive: "Arquivar {one}",
    archived: "{One} {arquivado|arquivada}",
  },
  fields: {
    id: "Identificador",
    createdAt: "{Criado|Criada} em",
    updatedAt: "{Atualizado|Atualizada} em",
  },
  action: {
    success: "{label}: concluído",
    failure: "{label}: não foi possível concluir",
  },
};
