import type { NoticeKind } from "../../contract/notices.ts";

/** Texts of a mail. None has a link: users learn that mails of the console have none. */
export interface NoticeTexts {
  readonly kinds: Readonly<Record<NoticeKind, string>>;
  readonly user: string;
  readonly time: string;
  readonly device: string;
  readonly address: string;
  /** What to do, with the name of the page of devices. */
  readonly advice: string;
  readonly sender: string;
}

/** By language. Other languages get the nearest one, or English. */
export const noticeTexts: Readonly<Record<string, NoticeTexts>> = {
  "en-US": {
    kinds: {
      newDevice: "Sign-in from a new device",
      factorAdded: "Two-step verification method added",
      factorRemoved: "Two-step verification method removed",
      factorRenamed: "Two-step verification method renamed",
      factorsReset: "Two-step verification turned off by an administrator",
      recoveryCodesRenewed: "New recovery codes created",
      passwordChanged: "Password changed",
      passwordReset: "Password reset by an administrator",
      passwordSet: "Password set with a one-time link",
      apiKeyAdded: "API key created",
      apiKeyRotated: "API key rotated",
      apiKeyRemoved: "API key revoked",
    },
    user: "Username",
    time: "Time",
    device: "Device",
    address: "IP address",
    advice:
      "If you expected this, there is nothing to do. If not, open the console as usual, end all sessions in “Connected devices”, change your password and tell an administrator.",
    sender: "This message was sent automatically. It has no links and needs no reply.",
  },
  "pt-BR": {
    kinds: {
      newDevice: "Acesso por um novo dispositivo",
      factorAdded: "Método de verificação em duas etapas adicionado",
      factorRemoved: "Método de verificação em duas etapas removido",
      factorRenamed: "Método de verificação em duas etapas renomeado",
      factorsReset: "Verificação em duas etapas desativada por um administrador",
      recoveryCodesRenewed: "Novos códigos de recuperação gerados",
      passwordChanged: "Senha alterada",
      passwordReset: "Senha redefinida por um administrador",
      passwordSet: "Senha definida por um link de uso único",
      apiKeyAdded: "Chave de API criada",
      apiKeyRotated: "Chave de API renovada",
      apiKeyRemoved: "Chave de API revogada",
    },
    user: "Usuário",
    time: "Data e hora",
    device: "Dispositivo",
    address: "Endereço IP",
    advice:
      "Se você já esperava por isso, não precisa fazer nada. Se não, abra o console como de costume, encerre todas as sessões em “Dispositivos conectados”, altere a senha e avise um administrador.",
    sender: "Esta mensagem é automática, não contém links e não precisa de resposta.",
  },
  "es-ES": {
    kinds: {
      newDevice: "Inicio de sesión desde un dispositivo nuevo",
      factorAdded: "Método de verificación en dos pasos añadido",
      factorRemoved: "Método de verificación en dos pasos quitado",
      factorRenamed: "Método de verificación en dos pasos renombrado",
      factorsReset: "Verificación en dos pasos desactivada por un administrador",
      recoveryCodesRenewed: "Nuevos códigos de recuperación generados",
      passwordChanged: "Contraseña cambiada",
      passwordReset: "Contraseña restablecida por un administrador",
      passwordSet: "Contraseña definida con un enlace de un solo uso",
      apiKeyAdded: "Clave de API creada",
      apiKeyRotated: "Clave de API renovada",
      apiKeyRemoved: "Clave de API revocada",
    },
    user: "Usuario",
    time: "Fecha y hora",
    device: "Dispositivo",
    address: "Dirección IP",
    advice:
      "Si lo esperaba, no tiene que hacer nada. Si no, abra la consola como siempre, cierre todas las sesiones en «Dispositivos conectados», cambie la contraseña y avise a un administrador.",
    sender: "Este mensaje es automático, no contiene enlaces y no necesita respuesta.",
  },
  "fr-FR": {
    kinds: {
      newDevice: "Connexion depuis un nouvel appareil",
      factorAdded: "Méthode de validation en deux étapes ajoutée",
      factorRemoved: "Méthode de validation en deux étapes supprimée",
      factorRenamed: "Méthode de validation en deux étapes renommée",
      factorsReset: "Validation en deux étapes désactivée par un administrateur",
      recoveryCodesRenewed: "Nouveaux codes de récupération créés",
      passwordChanged: "Mot de passe modifié",
      passwordReset: "Mot de passe réinitialisé par un administrateur",
      passwordSet: "Mot de passe défini avec un lien à usage unique",
      apiKeyAdded: "Clé d’API créée",
      apiKeyRotated: "Clé d’API renouvelée",
      apiKeyRemoved: "Clé d’API révoquée",
    },
    user: "Identifiant",
    time: "Date et heure",
    device: "Appareil",
    address: "Adresse IP",
    advice:
      "Si vous vous y attendiez, vous n’avez rien à faire. Sinon, ouvrez la console comme d’habitude, fermez toutes les sessions dans « Appareils connectés », changez de mot de passe et prévenez un administrateur.",
    sender: "Ce message est automatique, ne contient pas de lien et n’attend pas de réponse.",
  },
  ar: {
    kinds: {
      newDevice: "تسجيل دخول من جهاز جديد",
      factorAdded: "أُضيفت طريقة للتحقق بخطوتين",
      factorRemoved: "أُزيلت طريقة للتحقق بخطوتين",
      factorRenamed: "تغيّر اسم طريقة للتحقق بخطوتين",
      factorsReset: "أوقف أحد المسؤولين التحقق بخطوتين",
      recoveryCodesRenewed: "أُنشئت رموز استرداد جديدة",
      passwordChanged: "تغيّرت كلمة المرور",
      passwordReset: "أعاد أحد المسؤولين تعيين كلمة المرور",
      passwordSet: "عُيّنت كلمة المرور برابط يُستخدم مرة واحدة",
      apiKeyAdded: "أُنشئ مفتاح API",
      apiKeyRotated: "جُدّد مفتاح API",
      apiKeyRemoved: "أُلغي مفتاح API",
    },
    user: "اسم المستخدم",
    time: "الوقت",
    device: "الجهاز",
    address: "عنوان IP",
    advice:
      "إذا كنت تتوقع ذلك فلا حاجة إلى فعل شيء. وإلا فافتح لوحة التحكم كالمعتاد، وأنهِ جميع الجلسات في «الأجهزة المتصلة»، وغيّر كلمة المرور، وأخبر أحد المسؤولين.",
    sender: "هذه رسالة آلية لا تحتوي على روابط ولا تحتاج إلى رد.",
  },
};
