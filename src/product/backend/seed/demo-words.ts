/** Vocabulary of the demo records. */

export const firstNames = [
  ..."Ana Beatriz Bruno Camila Carlos Cecília Daniel Débora Eduardo Fernanda Gabriel Helena Igor Isabela João".split(
    " ",
  ),
  ..."Júlia Larissa Leandro Letícia Lucas Luíza Marcos Mariana Mateus Patrícia Paulo Rafaela Renato Sofia".split(" "),
  ..."Tatiana Thiago Vanessa Vinícius Vitória Yasmin".split(" "),
];

export const lastNames = [
  ..."Almeida Araújo Barbosa Batista Cardoso Carvalho Castro Costa Dias Duarte Farias Fernandes Ferreira".split(" "),
  ..."Freitas Gonçalves Lima Lopes Machado Martins Mendes Monteiro Moraes Moreira Nascimento Nogueira Nunes".split(" "),
  ..."Oliveira Pereira Pinto Ramos Ribeiro Rocha Santos Silva Souza Teixeira Vieira".split(" "),
];

export const subjects = [
  "Matemática",
  "História",
  "Português",
  "Biologia",
  "Química",
  "Geografia",
  "Física",
  "Artes",
] as const;

export const cities = [
  "Recife",
  "Campinas",
  "Belo Horizonte",
  "Curitiba",
  "Salvador",
  "Manaus",
  "Goiânia",
  "Niterói",
] as const;

/** Reserved domains that belong to nobody real (RFC 2606). */
export const emailDomains = [
  "example.com",
  "example.org",
  "example.net",
  "colegio-horizonte.example",
  "escola-ipe.example",
  "instituto-aurora.example",
] as const;

export const promotionCodes = [
  "BEM-VINDO",
  "VOLTA-AS-AULAS",
  "PROFESSOR10",
  "ESCOLA-PARCEIRA",
  "REDACAO-NOTA-1000",
  "DIA-DO-PROFESSOR",
  "INDIQUE-E-GANHE",
  "FERIAS-DE-JULHO",
  "ENEM-EM-DIA",
  "BLACK-FRIDAY",
  "PRIMEIRA-TURMA",
  "CREDITO-EXTRA",
] as const;
