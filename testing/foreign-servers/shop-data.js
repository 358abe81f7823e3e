/** The records of the shops: the same as those of django-shop.py. */
export const categories = ["Garden", "Kitchen", "Office"].map((name, at) => ({ id: at + 1, name }));

export const products = Array.from({ length: 45 }, (_, at) => {
  const number = at + 1;
  const [padded, day] = [number, (number % 28) + 1].map((each) => String(each).padStart(2, "0"));
  return {
    id: number,
    name: `Product ${padded}`,
    listPrice: number + 0.1,
    releasedOn: `2026-01-${day}`,
    available: number % 3 !== 0,
    maxPerOrder: 10,
    categoryId: (number % 3) + 1,
  };
});
