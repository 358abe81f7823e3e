import type { FactorKey } from "../framework-key.ts";

/** Texts of second factors, at the sign-in and on their page. */
export const factorsPtBr = {
  "factors.title": "Verificação em duas etapas",
  "factors.reset": "Remover verificação em duas etapas",
  "factors.resetText":
    "{{username}} poderá entrar só com a senha até ativar a verificação de novo. As sessões serão encerradas.",
  "factors.text":
    "Ao entrar, além da senha, você informa um código do aplicativo autenticador. Assim, uma senha roubada não basta.",
  "factors.none": "A verificação em duas etapas está desativada.",
  "factors.required": "A sua equipe exige a verificação em duas etapas.",
  "factors.kind": "Método",
  "factors.kind.totp": "Aplicativo autenticador",
  "factors.kind.passkey": "Passkey",
  "factors.addedAt": "Adicionado em",
  "factors.add": "Adicionar aplicativo autenticador",
  "factors.scan":
    "Escaneie o QR code com um aplicativo autenticador, como o Google Authenticator ou o Microsoft Authenticator. Depois, digite o código de 6 dígitos que aparecer.",
  "factors.qrCode": "QR code da chave",
  "factors.secret": "Não consegue escanear? Digite esta chave no aplicativo:",
  "factors.code": "Código de verificação",
  "factors.codeRequired": "Informe o código",
  "factors.turnOn": "Ativar",
  "factors.wrongCode": "Código incorreto. Digite o código que está no aplicativo agora.",
  "factors.turnedOn": "Verificação em duas etapas ativada. As suas outras sessões foram encerradas.",
  "factors.remove": "Remover",
  "factors.removeTitle": "Remover este método?",
  "factors.removeText": "Você não poderá mais usá-lo para entrar. Se não restar nenhum método, bastará a senha.",
  "factors.removed": "Método removido",
  "factors.lastFactor": "A sua equipe exige a verificação em duas etapas. Adicione outro método antes de remover este.",
  "factors.tooMany": "Você atingiu o limite de métodos. Remova um antes de adicionar outro.",
  "factors.recovery": "Códigos de recuperação",
  "factors.recoveryText":
    "Guarde estes códigos em um lugar seguro. Se você ficar sem o dispositivo, cada um permite entrar uma vez. Eles não serão mostrados de novo.",
  "factors.recoveryLeft": "Códigos que você ainda pode usar: {{count, number}}",
  "factors.renew": "Gerar novos códigos",
  "factors.renewText": "Os códigos atuais deixarão de valer.",
  "factors.save": "Baixar códigos",
  "factors.saved": "Já guardei os códigos",
  "factors.second": "Digite o código do aplicativo autenticador ou um código de recuperação.",
  "factors.continue": "Continuar",
  "factors.back": "Voltar",
  "factors.expired": "O tempo acabou. Volte e digite a senha de novo.",
} as const satisfies { readonly [Key in FactorKey]: string };
