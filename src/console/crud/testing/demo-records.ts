/** Realistic records for tests, few enough to know by heart. */

export const genres = [
  { id: "f1", name: "Poesia", description: "Versos, rimados ou não", code: "poetry", active: true },
  { id: "f2", name: "Crime real", code: "true-crime", active: false },
  { id: "f3", name: "Contos", code: "short-story", active: true },
];

export const book = {
  id: "p1",
  name: "Livro Viajante",
  description: "Para quem\ncorrige muito",
  status: "active",
  favourite: true,
  standardBook: false,
  shelfOrder: 1,
  memberType: "solo",
  hasCover: false,
  hasIndex: false,
  feeAtlas: 2,
  feeMap: 5,
  genres: ["f1"],
  firstLoans: 100,
  loanTopUp: 50,
  topUpInterval: "weekly",
  bookCopies: [
    { id: "pp1", name: "Semanal", status: "active", interval: "weekly", price: 49.9, currency: "USD", bookId: "p1" },
    {
      id: "pp2",
      name: "Trimestral",
      status: "active",
      interval: "quarterly",
      price: 499,
      currency: "USD",
      bookId: "p1",
    },
  ],
};

export const member = {
  id: "a1",
  username: "ana@escola.example",
  email: "ana@escola.example",
  status: "active",
  createdAt: "2026-01-05T12:00:00.000Z",
  updatedAt: "2026-01-06T12:00:00.000Z",
  type: "solo",
  book: { id: "p1", name: "Livro Viajante" },
  bookId: "p1",
  bookCopy: "pp2",
  amount: 499,
  headReader: false,
};

export const ticket = {
  id: "c1",
  code: "VOLTA-AS-AULAS",
  type: "loans",
  audience: "solo",
  value: 100,
  lastDay: "2026-03-01",
  members: ["a1"],
  useCount: 0,
  useLimit: 10,
  status: "active",
};

/** Generates tickets, starting with C-001. */
export function tickets(howMany: number) {
  return Array.from({ length: howMany }, (_, index) => ({
    ...ticket,
    id: `c${index + 1}`,
    code: `C-${String(index + 1).padStart(3, "0")}`,
    status: index % 2 === 0 ? "active" : "archived",
  }));
}
