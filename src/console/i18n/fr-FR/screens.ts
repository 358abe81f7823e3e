import type { ScreenKey } from "../framework-key.ts";

/** Texts of the screens that belong to no entity. */
export const screensFrFr = {
  "screen.home.failed": "Certains chiffres n’ont pas pu être chargés.",
  "screen.home.retry": "Réessayer",
  "screen.home.empty": "Il n’y a encore rien à afficher.",
  "screen.period.label": "Période",
  "screen.period.thisQuarter": "Ce trimestre",
  "screen.period.months3": "3 derniers mois",
  "screen.period.months6": "6 derniers mois",
  "screen.period.months12": "12 derniers mois",
  "screen.period.thisYear": "Cette année",
  "screen.period.custom": "Choisir des dates",
  "screen.period.since": "Du",
  "screen.period.until": "Au",
  "screen.period.compare": "Comparer à",
  "screen.period.previous": "Période précédente",
  "screen.period.yearBefore": "Un an plus tôt",
  "screen.period.nothing": "Ne pas comparer",
  "screen.figures.csv": "Exporter en CSV",
  "screen.figures.xlsx": "Exporter en XLSX",
  "screen.staff.title": "Équipe",
  "screen.sessions.title": "Appareils connectés",
  "screen.apiKeys.title": "Clés d’API",
} as const satisfies { readonly [Key in ScreenKey]: string };
