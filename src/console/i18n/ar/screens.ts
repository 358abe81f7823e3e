import type { ScreenKey } from "../framework-key.ts";

/** Texts of the screens that belong to no entity. */
export const screensAr = {
  "screen.home.failed": "تعذّر تحميل بعض الأرقام.",
  "screen.home.retry": "إعادة المحاولة",
  "screen.home.empty": "لا يوجد ما يُعرض بعد.",
  "screen.period.label": "الفترة",
  "screen.period.thisQuarter": "ربع السنة الحالي",
  "screen.period.months3": "آخر 3 أشهر",
  "screen.period.months6": "آخر 6 أشهر",
  "screen.period.months12": "آخر 12 شهرًا",
  "screen.period.thisYear": "هذه السنة",
  "screen.period.custom": "اختيار التواريخ",
  "screen.period.since": "من",
  "screen.period.until": "إلى",
  "screen.period.compare": "المقارنة مع",
  "screen.period.previous": "الفترة السابقة",
  "screen.period.yearBefore": "قبل سنة",
  "screen.period.nothing": "بلا مقارنة",
  "screen.figures.csv": "تصدير إلى CSV",
  "screen.figures.xlsx": "تصدير إلى XLSX",
  "screen.staff.title": "فريق العمل",
  "screen.sessions.title": "الأجهزة المتصلة",
  "screen.apiKeys.title": "مفاتيح API",
} as const satisfies { readonly [Key in ScreenKey]: string };
