import type { ScreenKey } from "../framework-key.ts";

/** Texts of the screens that belong to no entity. */
export const screensPtBr = {
  "screen.home.failed": "Não foi possível carregar todos os números.",
  "screen.home.retry": "Tentar de novo",
  "screen.home.empty": "Ainda não há nada para mostrar.",
  "screen.period.label": "Período",
  "screen.period.thisQuarter": "Este trimestre",
  "screen.period.months3": "Últimos 3 meses",
  "screen.period.months6": "Últimos 6 meses",
  "screen.period.months12": "Últimos 12 meses",
  "screen.period.thisYear": "Este ano",
  "screen.period.custom": "Escolher datas",
  "screen.period.since": "De",
  "screen.period.until": "Até",
  "screen.period.compare": "Comparar com",
  "screen.period.previous": "Período anterior",
  "screen.period.yearBefore": "Um ano antes",
  "screen.period.nothing": "Não comparar",
  "screen.figures.csv": "Exportar CSV",
  "screen.figures.xlsx": "Exportar XLSX",
  "screen.staff.title": "Equipe",
  "screen.sessions.title": "Dispositivos conectados",
  "screen.apiKeys.title": "Chaves de API",
} as const satisfies { readonly [Key in ScreenKey]: string };
