/** A coupon that tests show. */
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
