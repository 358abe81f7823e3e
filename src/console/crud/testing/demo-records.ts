/** Records that tests show; believable, and few enough to know by heart. */

export const features = [
  { id: "f1", name: "Redação", description: "Correção de redações", code: "essay", active: true },
  { id: "f2", name: "Banco de questões", code: "question-database", active: false },
  { id: "f3", name: "Geração de questões", code: "question-generate", active: true },
];

export const plan = {
  id: "p1",
  name: "Plano Professor",
  description: "Para quem\ncorrige muito",
  status: "active",
  recommended: true,
  defaultPlan: false,
  presentationOrder: 1,
  accountType: "individual",
  hasTeacher: false,
  hasAdministrator: false,
  costSubjective: 2,
  costMultipleChoice: 1,
  costTrueOrFalse: 1,
  costEssay: 5,
  costExplanation: 1,
  costResume: 3,
  costInlineDocument: 4,
  features: ["f1"],
  initialCredits: 100,
  creditRecharge: 50,
  rechargePeriodicity: "monthly",
  planPayments: [
    { id: "pp1", name: "Mensal", status: "active", periodicity: "monthly", price: 49.9, currency: "BRL", planId: "p1" },
    { id: "pp2", name: "Anual", status: "active", periodicity: "yearly", price: 499, currency: "BRL", planId: "p1" },
  ],
};

export const account = {
  id: "a1",
  username: "ana@escola.example",
  email: "ana@escola.example",
  status: "active",
  createdAt: "2026-01-05T12:00:00.000Z",
  updatedAt: "2026-01-06T12:00:00.000Z",
  type: "individual",
  plan: { id: "p1", name: "Plano Professor" },
  planId: "p1",
  planPayment: "pp2",
  amount: 499,
  principalUser: false,
};

export const coupon = {
  id: "c1",
  code: "VOLTA-AS-AULAS",
  type: "credits",
  distribution: "individual",
  value: 100,
  expirationDate: "2026-03-01",
  accounts: ["a1"],
  usageCount: 0,
  usageLimit: 10,
  status: "active",
};

/** `how many` coupons, C-001 first. */
export function coupons(howMany: number) {
  return Array.from({ length: howMany }, (_, index) => ({
    ...coupon,
    id: `c${index + 1}`,
    code: `C-${String(index + 1).padStart(3, "0")}`,
    status: index % 2 === 0 ? "active" : "inactive",
  }));
}
