import type { StartTexts } from "../en-US/start.ts";

/** Texts of a page whose console is slow to start, or did not start. */
export const startAr = {
  slow: "يستغرق فتح لوحة التحكم وقتًا طويلًا.",
  start: "تعذّر بدء لوحة التحكم",
  render: "توقفت لوحة التحكم بسبب خطأ",
  config: "تعذّرت قراءة الإعدادات. أخبر الشخص المسؤول عن التثبيت.",
  code: "لم يُحمَّل جزء منها أو حدث فيه خطأ. إذا لم تنجح إعادة المحاولة، فامسح بيانات لوحة التحكم من هذا المتصفح.",
  retry: "إعادة المحاولة",
  clear: "مسح البيانات وتسجيل الدخول من جديد",
} as const satisfies StartTexts;
