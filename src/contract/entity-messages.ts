/** Text keys of an entity. The catalogues contain the forms for gender and number. */
export interface EntityMessages<Key extends string = string> {
  /** "Cupom", "Cupons". */
  readonly one: Key;
  readonly many: Key;
  /** With `{{count}}`: "1 cupom", "40 cupons" (the plural of this key). */
  readonly count: Key;
  /** "Novo cupom", "Editar cupom". */
  readonly create: Key;
  readonly edit: Key;
  /** "Excluir cupom", on the button and as the dialog's title. */
  readonly delete: Key;
  /** With `{{title}}`: the consequence of the deletion. */
  readonly deleteConfirm: Key;
  /** "Cupom criado", "Cupom salvo", "Cupom excluído". */
  readonly created: Key;
  readonly updated: Key;
  readonly deleted: Key;
  /** "Nenhum cupom ainda", "Nenhum cupom encontrado". */
  readonly none: Key;
  readonly noMatch: Key;
  /** "Selecionar todos os cupons desta página". */
  readonly selectAll: Key;
  /** With `{{count}}`: "12 cupons selecionados". */
  readonly selected: Key;
  /** With `{{count}}`: "Excluir 12 cupons?", "12 cupons excluídos"; and the consequence of deleting several records. */
  readonly bulkDelete: Key;
  readonly bulkDeleteConfirm: Key;
  readonly bulkDeleted: Key;
  /** With `{{count}}`, for other actions: "12 cupons alterados". */
  readonly bulkDone: Key;
  /** With `{{count}}` and `{{reason}}`: "2 cupons não puderam ser alterados: …". */
  readonly bulkFailed: Key;
  /** At a field with a duplicate value: "Já existe um cupom com este valor". */
  readonly taken: Key;
}
