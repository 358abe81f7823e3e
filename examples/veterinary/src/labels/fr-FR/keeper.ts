import type { EntityLabels } from "entity-console/spec";

export const keeper = {
  one: "propriétaire",
  many: "propriétaires",
  gender: "masculine",
  fields: {
    fullName: "Nom complet",
    taxNumber: "Pièce d’identité",
    emailAddress: "Adresse électronique",
    telephone: "Téléphone",
    contactChannel: "Contact préféré",
    portalPassword: "Mot de passe du portail",
    reminderConsent: "Accepte les rappels",
    loyaltyKind: "Récompense de fidélité",
    loyaltyBalance: "Solde",
    remarks: "Remarques",
  },
  sections: {
    loyalty: "Fidélité",
    identity: "Identité",
    contact: "Contact",
    portal: "Portail des propriétaires",
    remarks: "Remarques",
    history: "Historique",
  },
  help: {
    taxNumber: "De 8 à 12 majuscules et chiffres, sans espaces.",
    portalPassword: "À remplir seulement pour le changer.",
  },
  actions: {
    issuePortalKey: {
      label: "Émettre une clé du portail",
      confirm: "Une nouvelle clé sera émise et l’ancienne ne sera plus valable.",
      success: "Clé émise",
      failure: "La clé n’a pas pu être émise",
    },
  },
  enums: {
    loyaltyKind: { points: "Points", credit: "Avoir" },
    contactChannel: {
      phoneCall: "Appel",
      textMessage: "SMS",
      letter: "Lettre",
    },
  },
} as const satisfies EntityLabels;
