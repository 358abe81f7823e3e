import type { ApiKeyTextKey } from "../framework-key.ts";

/** Texts of the page of API keys. */
export const apiKeysAr = {
  "apiKeys.text":
    "ترسل كل خدمة مفتاحها مع كل طلب، ولا يمكنها إرسال سوى الطلبات التي تسمح بها نطاقات المفتاح. ألغِ المفاتيح التي لم تعد مستخدمة.",
  "apiKeys.none": "لا توجد مفاتيح API.",
  "apiKeys.name": "الاسم",
  "apiKeys.scopes": "النطاقات",
  "apiKeys.createdBy": "أنشأه",
  "apiKeys.createdAt": "تاريخ الإنشاء",
  "apiKeys.lastUsed": "آخر استخدام",
  "apiKeys.never": "أبدًا",
  "apiKeys.ends": "تاريخ الانتهاء",
  "apiKeys.ended": "منتهٍ",
  "apiKeys.command": "سطر الأوامر",
  "apiKeys.formerUntil": "المفتاح السابق صالح حتى {{time}}.",
  "apiKeys.lastDay": "آخر يوم",
  "apiKeys.lastDayProblem": "اختر يومًا من اليوم حتى {{day}}.",
  "apiKeys.noScope": "حدّد نطاقًا واحدًا على الأقل.",
  "apiKeys.create": "إنشاء مفتاح",
  "apiKeys.rotate": "تجديد",
  "apiKeys.rotateTitle": "تجديد {{name}}",
  "apiKeys.rotateText":
    "يحل مفتاح جديد محل المفتاح الحالي، الذي يبقى صالحًا بضع ساعات حتى تنتقل الخدمة إلى المفتاح الجديد.",
  "apiKeys.overlap": "عدد الساعات التي يبقى فيها المفتاح الحالي صالحًا",
  "apiKeys.overlapHours": "ساعات صلاحية المفتاحين معًا",
  "apiKeys.rotateSubmit": "إنشاء مفتاح جديد",
  "apiKeys.revoke": "إلغاء المفتاح",
  "apiKeys.revokeText": "ستُرفض طلبات {{name}} فورًا، ولا يمكن استعادة مفتاح ملغى.",
  "apiKeys.revoked": "أُلغي مفتاح API",
  "apiKeys.secret": "هذا مفتاح {{name}}. احفظه الآن، فلن يظهر مرة أخرى.",
  "apiKeys.copy": "نسخ المفتاح",
  "apiKeys.hide": "حفظت المفتاح",
  "apiKeys.taken": "هذا الاسم لمفتاح آخر أو لأحد أفراد الفريق.",
} as const satisfies { readonly [Key in ApiKeyTextKey]: string };
