/** One pass of a sort that compares nothing. */
export function countingSort(
  order: Uint32Array<ArrayBuffer>,
  place: (index: number) => number,
  places: number,
): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(places + 1);
  for (const index of order) {
    starts[place(index) + 1] = (starts[place(index) + 1] ?? 0) + 1;
  }
  for (let at = 1; at <= places; at += 1) {
    starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  }
  const sorted = new Uint32Array(order.length);
  for (const index of order) {
    const at = place(index);
    sorted[starts[at] ?? 0] = index;
    starts[at] = (starts[at] ?? 0) + 1;
  }
  return sorted;
}
