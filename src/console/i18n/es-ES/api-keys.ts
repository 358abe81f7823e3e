import type { ApiKeyTextKey } from "../framework-key.ts";

/** Texts of the page of API keys. */
export const apiKeysEsEs = {
  "apiKeys.text":
    "Cada servicio envía su clave con cada llamada y solo puede hacer las llamadas que permiten los ámbitos de esa clave. Revoque las claves que ya no se usen.",
  "apiKeys.none": "No hay claves de API.",
  "apiKeys.name": "Nombre",
  "apiKeys.scopes": "Ámbitos",
  "apiKeys.createdBy": "Creada por",
  "apiKeys.createdAt": "Creada el",
  "apiKeys.lastUsed": "Último uso",
  "apiKeys.never": "Nunca",
  "apiKeys.ends": "Caduca el",
  "apiKeys.ended": "Caducada",
  "apiKeys.command": "Línea de comandos",
  "apiKeys.formerUntil": "La clave anterior es válida hasta {{time}}.",
  "apiKeys.lastDay": "Último día",
  "apiKeys.lastDayProblem": "Elija un día entre hoy y {{day}}.",
  "apiKeys.noScope": "Seleccione al menos un ámbito.",
  "apiKeys.create": "Crear clave",
  "apiKeys.rotate": "Renovar",
  "apiKeys.rotateTitle": "Renovar {{name}}",
  "apiKeys.rotateText":
    "Una clave nueva sustituye a la actual, que sigue siendo válida unas horas para que el servicio pueda cambiar de clave.",
  "apiKeys.overlap": "Horas en que la clave actual sigue siendo válida",
  "apiKeys.overlapHours": "Horas con ambas claves válidas",
  "apiKeys.rotateSubmit": "Crear clave nueva",
  "apiKeys.revoke": "Revocar",
  "apiKeys.revokeText":
    "Las llamadas de {{name}} se rechazarán de inmediato. Una clave revocada no se puede recuperar.",
  "apiKeys.revoked": "Clave de API revocada",
  "apiKeys.secret": "Esta es la clave de {{name}}. Guárdela ahora, porque no se volverá a mostrar.",
  "apiKeys.copy": "Copiar clave",
  "apiKeys.hide": "Ya he guardado la clave",
  "apiKeys.taken": "Otra clave o una persona del equipo ya tiene este nombre.",
} as const satisfies { readonly [Key in ApiKeyTextKey]: string };
