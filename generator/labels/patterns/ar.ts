import type { LanguagePatterns } from "../../../src/contract/labels.ts";

/**
 * Arabic. The name after a number is in `counted`: the dual for "two", the plural for "few", and two forms of the
 * singular for "many" and "other". Sentences with a count put the name after a colon or in brackets, where it is
 * in the nominative, as in the labels. No sentence uses the article, since names of several words would need it twice.
 */
export const ar: LanguagePatterns = {
  genders: ["masculine", "feminine"],
  entity: {
    one: "{One}",
    many: "{Many}",
    count_zero: "لا {many}",
    count_one: "{one} {واحد|واحدة}",
    count_two: "{counted}",
    count: "{{count, number}} {counted}",
    create: "{one} {جديد|جديدة}",
    edit: "تعديل {one}",
    delete: "حذف {one}",
    deleteConfirm: "سيتم حذف {one} «{{title}}». لا يمكن التراجع عن هذا الإجراء.",
    created: "تم إنشاء {one}",
    updated: "تم حفظ {one}",
    deleted: "تم حذف {one}",
    none: "لا توجد {many} بعد",
    noMatch: "لم يتم العثور على {many}",
    selectAll: "تحديد كل ما في هذه الصفحة",
    selected_zero: "لم يتم تحديد شيء",
    selected_one: "المحدد: {one} {واحد|واحدة}",
    selected_two: "المحدد: {counted}",
    selected: "المحدد: {{count, number}} {counted}",
    bulkDelete_zero: "لا شيء للحذف",
    bulkDelete_one: "هل تريد الحذف ({one} {واحد|واحدة})؟",
    bulkDelete_two: "هل تريد الحذف ({counted})؟",
    bulkDelete: "هل تريد الحذف ({{count, number}} {counted})؟",
    bulkDeleteConfirm: "سيتم الحذف. لا يمكن التراجع عن هذا الإجراء.",
    bulkDeleted_zero: "لم يتم حذف شيء",
    bulkDeleted_one: "تم الحذف: {one} {واحد|واحدة}",
    bulkDeleted_two: "تم الحذف: {counted}",
    bulkDeleted: "تم الحذف: {{count, number}} {counted}",
    bulkDone_zero: "لم يتم تغيير شيء",
    bulkDone_one: "تم التغيير: {one} {واحد|واحدة}",
    bulkDone_two: "تم التغيير: {counted}",
    bulkDone: "تم التغيير: {{count, number}} {counted}",
    bulkFailed_zero: "تعذّر التغيير: {{reason}}",
    bulkFailed_one: "تعذّر التغيير ({one} {واحد|واحدة}): {{reason}}",
    bulkFailed_two: "تعذّر التغيير ({counted}): {{reason}}",
    bulkFailed: "تعذّر التغيير ({{count, number}} {counted}): {{reason}}",
    taken: "{يوجد|توجد} {one} {آخر|أخرى} بهذه القيمة",
    archive: "أرشفة {one}",
    archived: "تمت أرشفة {one}",
  },
  fields: { id: "المعرّف", createdAt: "تاريخ الإنشاء", updatedAt: "تاريخ التعديل" },
  action: {
    success: "{label}: تم",
    failure: "{label}: تعذّر التنفيذ",
  },
};
