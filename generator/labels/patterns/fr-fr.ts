import type { LanguagePatterns } from "../../../src/contract/labels.ts";

/**
 * French: articles and participles agree with the entity's name. `withElision` corrects "le" and "nouveau" before a
 * vowel.
 */
export const frFr: LanguagePatterns = {
  genders: ["masculine", "feminine"],
  entity: {
    one: "{One}",
    many: "{Many}",
    count: "{{count, number}} {many}",
    count_one: "{{count, number}} {one}",
    create: "{Nouveau|Nouvelle} {one}",
    edit: "Modifier {le|la} {one}",
    delete: "Supprimer {le|la} {one}",
    deleteConfirm: "{Le|La} {one} « {{title}} » sera {supprimé|supprimée}. Cette action est irréversible.",
    created: "{One} {créé|créée}",
    updated: "{One} {enregistré|enregistrée}",
    deleted: "{One} {supprimé|supprimée}",
    none: "{Aucun|Aucune} {one} pour l’instant",
    noMatch: "{Aucun|Aucune} {one} {trouvé|trouvée}",
    selectAll: "Sélectionner {tous les|toutes les} {many} de cette page",
    selected: "{{count, number}} {many} {sélectionnés|sélectionnées}",
    selected_one: "{{count, number}} {one} {sélectionné|sélectionnée}",
    bulkDelete: "Supprimer {{count, number}} {many} ?",
    bulkDelete_one: "Supprimer {{count, number}} {one} ?",
    bulkDeleteConfirm: "{Ils|Elles} seront {supprimés|supprimées}. Cette action est irréversible.",
    bulkDeleted: "{{count, number}} {many} {supprimés|supprimées}",
    bulkDeleted_one: "{{count, number}} {one} {supprimé|supprimée}",
    bulkDone: "{{count, number}} {many} {modifiés|modifiées}",
    bulkDone_one: "{{count, number}} {one} {modifié|modifiée}",
    bulkFailed: "{{count, number}} {many} n’ont pas pu être {modifiés|modifiées} : {{reason}}",
    bulkFailed_one: "{{count, number}} {one} n’a pas pu être {modifié|modifiée} : {{reason}}",
    taken: "{Un|Une} {one} a déjà cette valeur",
    archive: "Archiver {le|la} {one}",
    archived: "{One} {archivé|archivée}",
  },
  fields: {
    id: "Identifiant",
    createdAt: "{Créé|Créée} le",
    updatedAt: "{Mis|Mise} à jour le",
  },
  action: {
    success: "{label} : c’est fait",
    failure: "{label} : l’action a échoué",
  },
};
