import type { ApiKeyTextKey } from "../framework-key.ts";

/** Texts of the page of API keys. */
export const apiKeysFrFr = {
  "apiKeys.text":
    "Chaque service envoie sa clé à chaque appel et ne peut faire que les appels permis par les portées de cette clé. Révoquez les clés qui ne servent plus.",
  "apiKeys.none": "Il n’y a aucune clé d’API.",
  "apiKeys.name": "Nom",
  "apiKeys.scopes": "Portées",
  "apiKeys.createdBy": "Créée par",
  "apiKeys.createdAt": "Créée le",
  "apiKeys.lastUsed": "Dernière utilisation",
  "apiKeys.never": "Jamais",
  "apiKeys.ends": "Expire le",
  "apiKeys.ended": "Expirée",
  "apiKeys.command": "Ligne de commande",
  "apiKeys.formerUntil": "La clé précédente est valable jusqu’au {{time}}.",
  "apiKeys.lastDay": "Dernier jour",
  "apiKeys.lastDayProblem": "Choisissez un jour entre aujourd’hui et le {{day}}.",
  "apiKeys.noScope": "Sélectionnez au moins une portée.",
  "apiKeys.create": "Créer une clé",
  "apiKeys.rotate": "Renouveler",
  "apiKeys.rotateTitle": "Renouveler {{name}}",
  "apiKeys.rotateText":
    "Une nouvelle clé remplace l’actuelle, qui reste valable quelques heures pour que le service puisse changer de clé.",
  "apiKeys.overlap": "Heures pendant lesquelles la clé actuelle reste valable",
  "apiKeys.overlapHours": "Heures de validité des deux clés",
  "apiKeys.rotateSubmit": "Créer la nouvelle clé",
  "apiKeys.revoke": "Révoquer",
  "apiKeys.revokeText":
    "Les appels de {{name}} seront refusés immédiatement. Une clé révoquée ne peut pas être rétablie.",
  "apiKeys.revoked": "Clé d’API révoquée",
  "apiKeys.secret": "Voici la clé de {{name}}. Enregistrez-la maintenant, car elle ne sera plus affichée.",
  "apiKeys.copy": "Copier la clé",
  "apiKeys.hide": "J’ai enregistré la clé",
  "apiKeys.taken": "Une autre clé ou un membre de l’équipe porte déjà ce nom.",
} as const satisfies { readonly [Key in ApiKeyTextKey]: string };
