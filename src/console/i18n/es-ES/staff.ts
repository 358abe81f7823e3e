import type { StaffKey } from "../framework-key.ts";

/** Texts of the staff and session screens. */
export const staffEsEs = {
  "screen.staff.username": "Usuario",
  "screen.staff.name": "Nombre",
  "screen.staff.role": "Rol",
  "screen.staff.role.administrator": "Administrador",
  "screen.staff.role.reader": "Lector",
  "screen.staff.state": "Estado",
  "screen.staff.state.active": "Activo",
  "screen.staff.state.invited": "Invitado",
  "screen.staff.state.disabled": "Desactivado",
  "screen.staff.lastUsed": "Último acceso",
  "screen.staff.tasks": "Acciones",
  "screen.staff.invite": "Invitar",
  "screen.staff.link":
    "Envíe este enlace a {{username}}. Solo se puede usar una vez, caduca en un día y no se volverá a mostrar.",
  "screen.staff.task.reset": "Restablecer contraseña",
  "screen.staff.task.endSessions": "Cerrar sesiones",
  "screen.staff.task.disable": "Desactivar",
  "screen.staff.task.enable": "Activar",
  "screen.staff.task.makeReader": "Convertir en lector",
  "screen.staff.task.makeAdministrator": "Convertir en administrador",
  "screen.staff.confirm.reset":
    "La contraseña de {{username}} dejará de ser válida y sus sesiones se cerrarán. Se mostrará un enlace para definir otra.",
  "screen.staff.confirm.endSessions": "{{username}} tendrá que iniciar sesión de nuevo en todos los dispositivos.",
  "screen.staff.confirm.disable": "{{username}} ya no podrá iniciar sesión, y sus sesiones se cerrarán.",
  "screen.staff.confirm.enable": "{{username}} podrá iniciar sesión de nuevo.",
  "screen.staff.confirm.makeReader": "{{username}} podrá ver todo, pero no podrá cambiar nada.",
  "screen.staff.confirm.makeAdministrator": "{{username}} podrá cambiar todo, incluido el equipo.",
  "screen.sessions.browser": "Navegador",
  "screen.sessions.address": "Dirección IP",
  "screen.sessions.current": "Esta sesión",
  "screen.sessions.end": "Cerrar",
  "screen.sessions.endAll": "Cerrar sesión en todos los dispositivos",
} as const satisfies { readonly [Key in StaffKey]: string };
