/** A reason not to start that the person at the terminal can mend; its message is printed as it is. */
export class StartError extends Error {
  override readonly name = "StartError";
}
