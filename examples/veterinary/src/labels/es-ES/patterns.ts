import type { LanguagePatterns } from "#contract/labels.ts";

/** Spanish: participles and articles agree with the entity's name. */
export const patterns = {
  genders: ["masculine", "feminine"],
  entity: {
    one: "{One}",
    many: "{Many}",
    count: "{{count, number}} {many}",
    count_one: "{{count, number}} {one}",
    create: "{Nuevo|Nueva} {one}",
    edit: "Editar {one}",
    delete: "Eliminar {one}",
    deleteConfirm: "{El|La} {one} «{{title}}» se eliminará. Esta acción no se puede deshacer.",
    created: "{One} {creado|creada}",
    updated: "{One} {guardado|guardada}",
    deleted: "{One} {eliminado|eliminada}",
    none: "{Ningún|Ninguna} {one} todavía",
    noMatch: "No se ha encontrado {ningún|ninguna} {one}",
    selectAll: "Seleccionar {todos los|todas las} {many} de esta página",
    selected: "{{count, number}} {many} {seleccionados|seleccionadas}",
    selected_one: "{{count, number}} {one} {seleccionado|seleccionada}",
    bulkDelete: "¿Eliminar {{count, number}} {many}?",
    bulkDelete_one: "¿Eliminar {{count, number}} {one}?",
    bulkDeleteConfirm: "Se eliminarán para siempre. Esta acción no se puede deshacer.",
    bulkDeleted: "{{count, number}} {many} {eliminados|eliminadas}",
    bulkDeleted_one: "{{count, number}} {one} {eliminado|eliminada}",
    bulkDone: "Hecho en {{count, number}} {many}",
    bulkDone_one: "Hecho en {{count, number}} {one}",
    bulkFailed: "No se han podido cambiar {{count, number}} {many}: {{reason}}",
    bulkFailed_one: "No se ha podido cambiar {{count, number}} {one}: {{reason}}",
    archive: "Retirar {one}",
    archived: "{One} {retirado|retirada}",
  },
  fields: {
    id: "Identificador",
    createdAt: "{Creado|Creada} el",
    updatedAt: "{Actualizado|Actualizada} el",
  },
  action: {
    success: "{label}: hecho",
    failure: "{label}: no se ha podido hacer",
  },
} as const satisfies LanguagePatterns;
