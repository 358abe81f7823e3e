import type { FactorKey } from "../framework-key.ts";

/** Texts of second factors, at the sign-in and on their page. */
export const factorsFrFr = {
  "factors.title": "Validation en deux étapes",
  "factors.reset": "Supprimer la validation en deux étapes",
  "factors.resetText":
    "{{username}} pourra se connecter avec le seul mot de passe jusqu’à ce qu’elle soit réactivée. Ses sessions seront fermées.",
  "factors.text":
    "À la connexion, vous saisissez un code de l’application d’authentification en plus du mot de passe, ou utilisez une clé d’accès. Un mot de passe volé ne suffit alors pas.",
  "factors.none": "La validation en deux étapes est désactivée.",
  "factors.required": "Votre équipe exige la validation en deux étapes.",
  "factors.kind": "Méthode",
  "factors.kind.totp": "Application d’authentification",
  "factors.kind.passkey": "Clé d’accès",
  "factors.addedAt": "Ajoutée le",
  "factors.add": "Ajouter une application d’authentification",
  "factors.scan":
    "Scannez le code QR avec une application d’authentification, comme Google Authenticator ou Microsoft Authenticator. Saisissez ensuite le code à 6 chiffres affiché.",
  "factors.qrCode": "Code QR de la clé",
  "factors.secret": "Impossible de le scanner ? Saisissez cette clé dans l’application :",
  "factors.code": "Code de validation",
  "factors.codeRequired": "Saisissez le code",
  "factors.turnOn": "Activer",
  "factors.wrongCode": "Code incorrect. Saisissez le code affiché maintenant par l’application.",
  "factors.turnedOn": "Validation en deux étapes activée. Vos autres sessions ont été fermées.",
  "factors.remove": "Supprimer",
  "factors.removeTitle": "Supprimer cette méthode ?",
  "factors.removeText":
    "Vous ne pourrez plus l’utiliser pour vous connecter. Sans aucune méthode, le mot de passe suffit.",
  "factors.removed": "Méthode supprimée",
  "factors.lastFactor":
    "Votre équipe exige la validation en deux étapes. Ajoutez une autre méthode avant de supprimer celle-ci.",
  "factors.tooMany": "Vous avez atteint le nombre maximal de méthodes. Supprimez-en une avant d’en ajouter une autre.",
  "factors.recovery": "Codes de récupération",
  "factors.recoveryText":
    "Conservez ces codes en lieu sûr. Si vous perdez votre appareil, chacun permet une connexion. Ils ne seront plus affichés.",
  "factors.recoveryLeft": "Codes encore utilisables : {{count, number}}",
  "factors.renew": "Créer de nouveaux codes",
  "factors.renewText": "Les codes actuels ne seront plus valables.",
  "factors.save": "Télécharger les codes",
  "factors.saved": "J’ai conservé les codes",
  "factors.second": "Saisissez le code de votre application d’authentification, ou un code de récupération.",
  "factors.continue": "Continuer",
  "factors.back": "Retour",
  "factors.expired": "Le délai est dépassé. Revenez et saisissez de nouveau votre mot de passe.",
  "factors.proof.title": "Confirmez votre identité",
  "factors.proof.password":
    "Saisissez votre mot de passe pour continuer. Il ne vous sera plus demandé pendant quelques minutes.",
  "factors.proof.code":
    "Pour continuer, saisissez le code de votre application d’authentification ou un code de récupération.",
  "factors.proof.company":
    "Pour continuer, reconnectez-vous avec le compte de l’entreprise. Une fenêtre s’ouvre, et votre saisie sur cette page est conservée.",
  "factors.proof.none": "Déconnectez-vous, reconnectez-vous, puis recommencez.",
  "factors.proof.by.password": "Utiliser le mot de passe",
  "factors.proof.by.code": "Utiliser un code",
  "factors.proof.by.company": "Se connecter avec le compte de l’entreprise",
  "factors.proof.wrongPassword": "Mot de passe incorrect",
  "factors.passkey.add": "Ajouter une clé d’accès",
  "factors.passkey.added": "Clé d’accès ajoutée. Vos autres sessions ont été fermées.",
  "factors.passkey.use": "Utiliser une clé d’accès",
  "factors.passkey.signIn": "Se connecter avec une clé d’accès",
  "factors.passkey.cancelled": "Aucune clé d’accès n’a été utilisée. Réessayez quand vous le souhaitez.",
  "factors.passkey.exists": "Cet appareil a déjà une clé d’accès pour votre compte.",
  "factors.passkey.rejected": "La clé d’accès n’a pas été acceptée.",
  "factors.passkey.failed": "Ce navigateur n’a pas pu utiliser la clé d’accès.",
  "factors.passkey.company": "Vous vous connectez par votre entreprise : une clé d’accès est inutile ici.",
  "factors.passkey.second": "Confirmez votre identité avec votre clé d’accès, ou saisissez un code de récupération.",
  "factors.passkey.secondOrCode":
    "Confirmez votre identité avec votre clé d’accès, ou saisissez le code de votre application d’authentification ou un code de récupération.",
  "factors.rename": "Renommer",
  "factors.renamed": "Nom modifié",
  "factors.name": "Nom",
  "factors.saveName": "Enregistrer le nom",
} as const satisfies { readonly [Key in FactorKey]: string };
