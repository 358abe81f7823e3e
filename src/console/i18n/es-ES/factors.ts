import type { FactorKey } from "../framework-key.ts";

/** Texts of second factors, at the sign-in and on their page. */
export const factorsEsEs = {
  "factors.title": "Verificación en dos pasos",
  "factors.reset": "Quitar la verificación en dos pasos",
  "factors.resetText":
    "{{username}} podrá entrar solo con la contraseña hasta que la active de nuevo. Sus sesiones se cerrarán.",
  "factors.text":
    "Para entrar, además de la contraseña, introduce un código de la aplicación de autenticación. Así, una contraseña robada no basta.",
  "factors.none": "La verificación en dos pasos está desactivada.",
  "factors.required": "Su equipo exige la verificación en dos pasos.",
  "factors.kind": "Método",
  "factors.kind.totp": "Aplicación de autenticación",
  "factors.kind.passkey": "Clave de acceso",
  "factors.addedAt": "Añadida",
  "factors.add": "Añadir una aplicación de autenticación",
  "factors.scan":
    "Escanee el código QR con una aplicación de autenticación, como Google Authenticator o Microsoft Authenticator. Luego introduzca el código de 6 dígitos que aparece.",
  "factors.qrCode": "Código QR de la clave",
  "factors.secret": "¿No puede escanearlo? Introduzca esta clave en la aplicación:",
  "factors.code": "Código de verificación",
  "factors.codeRequired": "Introduzca el código",
  "factors.turnOn": "Activar",
  "factors.wrongCode": "Código incorrecto. Introduzca el código que la aplicación muestra ahora.",
  "factors.turnedOn": "Verificación en dos pasos activada. Sus demás sesiones se cerraron.",
  "factors.remove": "Quitar",
  "factors.removeTitle": "¿Quitar este método?",
  "factors.removeText": "Ya no podrá entrar con él. Sin ningún método, basta la contraseña.",
  "factors.removed": "Método quitado",
  "factors.lastFactor": "Su equipo exige la verificación en dos pasos. Añada otro método antes de quitar este.",
  "factors.tooMany": "Ya tiene el máximo de métodos. Quite uno antes de añadir otro.",
  "factors.recovery": "Códigos de recuperación",
  "factors.recoveryText":
    "Guarde estos códigos en un lugar seguro. Si pierde el dispositivo, cada uno permite entrar una vez. No se mostrarán de nuevo.",
  "factors.recoveryLeft": "Códigos que aún puede usar: {{count, number}}",
  "factors.renew": "Generar códigos nuevos",
  "factors.renewText": "Los códigos actuales dejarán de valer.",
  "factors.save": "Descargar códigos",
  "factors.saved": "Ya guardé los códigos",
  "factors.second": "Introduzca el código de su aplicación de autenticación o un código de recuperación.",
  "factors.continue": "Continuar",
  "factors.back": "Atrás",
  "factors.expired": "Se acabó el tiempo. Vuelva e introduzca la contraseña de nuevo.",
  "factors.proof.title": "Confirme que es usted",
  "factors.proof.password": "Introduzca su contraseña para continuar. No se le volverá a pedir durante unos minutos.",
  "factors.proof.code":
    "Para continuar, introduzca el código de la aplicación de autenticación o un código de recuperación.",
  "factors.proof.company":
    "Para continuar, inicie sesión de nuevo con la cuenta de la empresa. Se abrirá una ventana y se conservará lo que ha escrito en esta página.",
  "factors.proof.none": "Cierre la sesión, vuelva a entrar y repita la operación.",
  "factors.proof.by.password": "Usar la contraseña",
  "factors.proof.by.code": "Usar un código",
  "factors.proof.by.company": "Entrar con la cuenta de la empresa",
  "factors.proof.wrongPassword": "Contraseña incorrecta",
} as const satisfies { readonly [Key in FactorKey]: string };
