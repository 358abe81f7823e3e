/** Texts that a screen says of an entity as a whole; gender and number are the catalogue's. */
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
  /** With `{{title}}`: what will happen. */
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
  /** With `{{count}}`: "Excluir 12 cupons?", "12 cupons excluídos"; and what deleting several means. */
  readonly bulkDelete: Key;
  readonly bulkDeleteConfirm: Key;
  readonly bulkDeleted: Key;
  /** With `{{count}}`, of any other action: "12 cupons alterados". */
  readonly bulkDone: Key;
  /** With `{{count}}` and `{{reason}}`: "2 cupons não puderam ser alterados: …". */
  readonly bulkFailed: Key;
  /** At a field whose value another record has: "Já existe um cupom com este valor". */
  readonly taken: Key;
}
