import type { EntityLabels } from "entity-console/spec";

export const keeper = {
  one: "propietario",
  many: "propietarios",
  gender: "masculine",
  fields: {
    fullName: "Nombre completo",
    taxNumber: "DNI o NIE",
    emailAddress: "Correo electrónico",
    telephone: "Teléfono",
    contactChannel: "Contacto preferido",
    portalPassword: "Contraseña del portal",
    reminderConsent: "Acepta recordatorios",
    loyaltyKind: "Premio a la fidelidad",
    loyaltyBalance: "Saldo",
    remarks: "Observaciones",
  },
  sections: {
    loyalty: "Fidelidad",
    identity: "Identidad",
    contact: "Contacto",
    portal: "Portal de propietarios",
    remarks: "Observaciones",
    history: "Historial",
  },
  help: {
    taxNumber: "Entre 8 y 12 letras mayúsculas y cifras, sin espacios.",
    portalPassword: "Rellénela solo para cambiarla.",
  },
  actions: {
    issuePortalKey: {
      label: "Emitir clave del portal",
      confirm: "Se emitirá una clave nueva y la anterior dejará de valer.",
      success: "Clave emitida",
      failure: "No se ha podido emitir la clave",
    },
  },
  enums: {
    loyaltyKind: { points: "Puntos", credit: "Saldo a favor" },
    contactChannel: {
      phoneCall: "Llamada",
      textMessage: "Mensaje de texto",
      letter: "Carta",
    },
  },
} as const satisfies EntityLabels;
