/** A failure to start that the operator can fix; its message is printed as it is. */
export class StartError extends Error {
  override readonly name = "StartError";
}
