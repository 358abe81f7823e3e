import type { StartTexts } from "../en-US/start.ts";

/** Texts of a page whose console is slow to start, or did not start. */
export const startPtBr = {
  slow: "O console está demorando para abrir.",
  start: "O console não pôde iniciar",
  render: "O console parou por causa de um erro",
  config: "A configuração não pôde ser lida. Avise quem cuida da instalação.",
  code: "Uma parte dele não carregou ou falhou. Se tentar de novo não ajudar, limpe os dados do console neste navegador.",
  retry: "Tentar de novo",
  clear: "Limpar os dados e entrar de novo",
} as const satisfies StartTexts;
