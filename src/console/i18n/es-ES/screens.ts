import type { ScreenKey } from "../framework-key.ts";

/** Texts of the screens that belong to no entity. */
export const screensEsEs = {
  "screen.home.failed": "No se han podido cargar todas las cifras.",
  "screen.home.retry": "Intentar de nuevo",
  "screen.home.empty": "Todavía no hay nada que mostrar.",
  "screen.period.label": "Periodo",
  "screen.period.thisQuarter": "Este trimestre",
  "screen.period.months3": "Últimos 3 meses",
  "screen.period.months6": "Últimos 6 meses",
  "screen.period.months12": "Últimos 12 meses",
  "screen.period.thisYear": "Este año",
  "screen.period.custom": "Elegir fechas",
  "screen.period.since": "Desde",
  "screen.period.until": "Hasta",
  "screen.period.compare": "Comparar con",
  "screen.period.previous": "Periodo anterior",
  "screen.period.yearBefore": "Un año antes",
  "screen.period.nothing": "Sin comparación",
  "screen.figures.csv": "Exportar a CSV",
  "screen.figures.xlsx": "Exportar a XLSX",
  "screen.staff.title": "Equipo",
  "screen.sessions.title": "Dispositivos conectados",
  "screen.apiKeys.title": "Claves de API",
} as const satisfies { readonly [Key in ScreenKey]: string };
