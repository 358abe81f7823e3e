import type { StaffKey } from "../framework-key.ts";

/** Texts of the staff and session screens. */
export const staffFrFr = {
  "screen.staff.username": "Identifiant",
  "screen.staff.name": "Nom",
  "screen.staff.role": "Rôle",
  "screen.staff.role.administrator": "Administrateur",
  "screen.staff.role.reader": "Lecteur",
  "screen.staff.state": "État",
  "screen.staff.state.active": "Actif",
  "screen.staff.state.invited": "Invité",
  "screen.staff.state.disabled": "Désactivé",
  "screen.staff.lastUsed": "Dernier accès",
  "screen.staff.tasks": "Actions",
  "screen.staff.invite": "Inviter",
  "screen.staff.link":
    "Envoyez ce lien à {{username}}. Il ne sert qu’une fois, expire dans un jour et ne sera plus affiché.",
  "screen.staff.task.reset": "Réinitialiser le mot de passe",
  "screen.staff.task.endSessions": "Fermer les sessions",
  "screen.staff.task.disable": "Désactiver",
  "screen.staff.task.enable": "Activer",
  "screen.staff.task.makeReader": "Définir comme lecteur",
  "screen.staff.task.makeAdministrator": "Définir comme administrateur",
  "screen.staff.confirm.reset":
    "Le mot de passe de {{username}} ne sera plus valable et ses sessions seront fermées. Un lien pour en définir un autre sera affiché.",
  "screen.staff.confirm.endSessions": "{{username}} devra se reconnecter sur tous les appareils.",
  "screen.staff.confirm.disable": "{{username}} ne pourra plus se connecter, et ses sessions seront fermées.",
  "screen.staff.confirm.enable": "{{username}} pourra se reconnecter.",
  "screen.staff.confirm.makeReader": "{{username}} pourra tout voir, mais ne pourra rien modifier.",
  "screen.staff.confirm.makeAdministrator": "{{username}} pourra tout modifier, y compris l’équipe.",
  "screen.sessions.browser": "Navigateur",
  "screen.sessions.address": "Adresse IP",
  "screen.sessions.current": "Cette session",
  "screen.sessions.end": "Fermer",
  "screen.sessions.endAll": "Se déconnecter sur tous les appareils",
} as const satisfies { readonly [Key in StaffKey]: string };
