import type { StartTexts } from "../en-US/start.ts";

/** Texts of a page whose console is slow to start, or did not start. */
export const startFrFr = {
  slow: "La console met du temps à s’ouvrir.",
  start: "La console n’a pas pu démarrer",
  render: "La console s’est arrêtée à cause d’une erreur",
  config: "La configuration n’a pas pu être lue. Prévenez la personne responsable de l’installation.",
  code: "Une partie n’a pas été chargée ou a échoué. Si un nouvel essai ne suffit pas, effacez les données de la console dans ce navigateur.",
  retry: "Réessayer",
  clear: "Effacer les données et se reconnecter",
} as const satisfies StartTexts;
