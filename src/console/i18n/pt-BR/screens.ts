import type { ScreenKey } from "../framework-key.ts";

/** Texts of the screens that belong to no entity. */
export const screensPtBr = {
  "screen.home.failed": "Não foi possível carregar todos os números.",
  "screen.home.retry": "Tentar de novo",
  "screen.home.empty": "Ainda não há nada para mostrar.",
  "screen.staff.title": "Equipe",
  "screen.sessions.title": "Dispositivos conectados",
} as const satisfies { readonly [Key in ScreenKey]: string };
