/** Texts of the screens that belong to no entity. */
export const screensPtBr = {
  "screen.token.text": "Gere um token de pagamento de curta duração com o usuário e o segredo do provedor.",
  "screen.token.username": "Usuário",
  "screen.token.usernameRequired": "Informe o usuário",
  "screen.token.secret": "Segredo",
  "screen.token.secretRequired": "Informe o segredo",
  "screen.token.secretHelp": "Vai somente no corpo da chamada e é apagado logo depois do envio.",
  "screen.token.showSecret": "Mostrar segredo",
  "screen.token.hideSecret": "Ocultar segredo",
  "screen.token.submit": "Gerar token",
  "screen.token.result": "Token gerado",
  "screen.token.resultText": "Ele aparece só desta vez: copie antes de sair da página.",
  "screen.token.copy": "Copiar token",
  "screen.token.clear": "Apagar token",
} as const;

export type ScreenKey = keyof typeof screensPtBr;
