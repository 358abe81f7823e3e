import type { StaffKey } from "../framework-key.ts";

/** Texts of the staff and session screens. */
export const staffPtBr = {
  "screen.staff.username": "Usuário",
  "screen.staff.name": "Nome",
  "screen.staff.role": "Papel",
  "screen.staff.role.administrator": "Administrador",
  "screen.staff.role.reader": "Leitor",
  "screen.staff.state": "Status",
  "screen.staff.state.active": "Ativo",
  "screen.staff.state.invited": "Convidado",
  "screen.staff.state.disabled": "Desativado",
  "screen.staff.lastUsed": "Último acesso",
  "screen.staff.tasks": "Ações",
  "screen.staff.invite": "Convidar",
  "screen.staff.link":
    "Envie este link para {{username}}. Ele só pode ser usado uma vez, expira em um dia e não será mostrado de novo.",
  "screen.staff.task.reset": "Redefinir senha",
  "screen.staff.task.endSessions": "Encerrar sessões",
  "screen.staff.task.disable": "Desativar",
  "screen.staff.task.enable": "Ativar",
  "screen.staff.task.makeReader": "Tornar leitor",
  "screen.staff.task.makeAdministrator": "Tornar administrador",
  "screen.staff.confirm.reset":
    "A senha de {{username}} deixará de valer e as sessões serão encerradas. Um link para definir uma nova senha será mostrado.",
  "screen.staff.confirm.endSessions": "{{username}} terá de entrar de novo em todos os dispositivos.",
  "screen.staff.confirm.disable": "{{username}} não poderá mais entrar, e as sessões serão encerradas.",
  "screen.staff.confirm.enable": "{{username}} poderá entrar de novo.",
  "screen.staff.confirm.makeReader": "{{username}} poderá ver tudo, mas não poderá alterar nada.",
  "screen.staff.confirm.makeAdministrator": "{{username}} poderá alterar tudo, inclusive a equipe.",
  "screen.sessions.browser": "Navegador",
  "screen.sessions.address": "Endereço IP",
  "screen.sessions.current": "Esta sessão",
  "screen.sessions.end": "Encerrar",
  "screen.sessions.endAll": "Sair de todos os dispositivos",
} as const satisfies { readonly [Key in StaffKey]: string };
