import type { EntityLabels } from "entity-console/spec";

export const feature = {
  one: "recurso",
  many: "recursos",
  gender: "masculine",
  fields: {
    name: "Nome",
    description: "Descrição",
    code: "Função no produto",
    active: "Ativo",
  },
  sections: {
    general: "Dados gerais",
  },
  enums: {
    featureCode: {
      "question-generate": "Geração de questões",
      "question-correction": "Correção de questões",
      essay: "Redação",
      "hosted-documents": "Documentos hospedados",
      "inline-documents": "Documentos avulsos",
      "student-module": "Módulo do aluno",
      "question-database": "Banco de questões",
      "presentation-creation": "Criação de apresentações",
    },
  },
  texts: {
    archive: "Desativar recurso",
    archived: "Recurso desativado",
    deleteConfirm:
      "O recurso “{{title}}” será excluído. Recursos incluídos em algum plano não podem ser excluídos. Esta ação não pode ser desfeita.",
  },
} as const satisfies EntityLabels;
