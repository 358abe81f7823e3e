import type { ApiKeyTextKey } from "../framework-key.ts";

/** Texts of the page of API keys. */
export const apiKeysPtBr = {
  "apiKeys.text":
    "Cada serviço envia a própria chave em todas as chamadas e só pode fazer as que os escopos dela permitem. Revogue as chaves que não são mais usadas.",
  "apiKeys.none": "Não há chaves de API.",
  "apiKeys.name": "Nome",
  "apiKeys.scopes": "Escopos",
  "apiKeys.createdBy": "Criada por",
  "apiKeys.createdAt": "Criada em",
  "apiKeys.lastUsed": "Último uso",
  "apiKeys.never": "Nunca",
  "apiKeys.ends": "Validade",
  "apiKeys.ended": "Vencida",
  "apiKeys.command": "Linha de comando",
  "apiKeys.formerUntil": "A chave anterior vale até {{time}}.",
  "apiKeys.lastDay": "Último dia",
  "apiKeys.lastDayProblem": "Escolha um dia entre hoje e {{day}}.",
  "apiKeys.noScope": "Selecione pelo menos um escopo.",
  "apiKeys.create": "Criar chave",
  "apiKeys.rotate": "Renovar",
  "apiKeys.rotateTitle": "Renovar {{name}}",
  "apiKeys.rotateText":
    "Uma nova chave substitui a atual, que continua válida por algumas horas para que o serviço possa trocar de chave.",
  "apiKeys.overlap": "Horas em que a chave atual continua válida",
  "apiKeys.overlapHours": "Horas com as duas chaves válidas",
  "apiKeys.rotateSubmit": "Criar nova chave",
  "apiKeys.revoke": "Revogar",
  "apiKeys.revokeText":
    "As chamadas de {{name}} serão recusadas imediatamente. Uma chave revogada não pode ser recuperada.",
  "apiKeys.revoked": "Chave de API revogada",
  "apiKeys.secret": "Esta é a chave de {{name}}. Guarde-a agora, pois ela não será mostrada de novo.",
  "apiKeys.copy": "Copiar chave",
  "apiKeys.hide": "Já guardei a chave",
  "apiKeys.taken": "Outra chave ou alguém da equipe já tem este nome.",
} as const satisfies { readonly [Key in ApiKeyTextKey]: string };
