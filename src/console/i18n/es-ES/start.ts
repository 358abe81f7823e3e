import type { StartTexts } from "../en-US/start.ts";

/** Texts of a page whose console is slow to start, or did not start. */
export const startEsEs = {
  slow: "La consola está tardando en abrirse.",
  start: "No se ha podido iniciar la consola",
  render: "La consola se ha detenido por un error",
  config: "No se ha podido leer la configuración. Avise a la persona responsable de la instalación.",
  code: "Una parte no se ha cargado o ha fallado. Si intentarlo de nuevo no ayuda, borre los datos de la consola en este navegador.",
  retry: "Intentar de nuevo",
  clear: "Borrar los datos e iniciar sesión de nuevo",
} as const satisfies StartTexts;
