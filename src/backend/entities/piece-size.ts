/** How many rows one transaction inserts where all others wait for it; so many that it takes about as long as a list. */
const WANTED_MS = 8;
/** With fewer, the call itself would take much longer, since others have their turn after each piece. */
const FEWEST = 100;
const MOST = 500;

/** Before anything is known of the machine. */
export const FIRST_PIECE = 150;

/** How many rows the next piece has, by how many the last one had and how long it took. One slow piece says little. */
export function toNextPiece(rows: number, ms: number): number {
  const factor = Math.min(1.25, Math.max(0.5, WANTED_MS / ms));
  return Math.min(MOST, Math.max(FEWEST, Math.round(rows * factor)));
}
