/** A question to the generator, and where it is asked. */
export interface Question {
  readonly root: string;
  /** What the generator is made of. */
  readonly generator: string;
  readonly args: readonly string[];
  readonly folder?: string;
  readonly env?: NodeJS.ProcessEnv;
}

export interface Recalled {
  /** What was answered to the same question about the same bytes. */
  readonly answer: string | null;
  readonly keep: (answer: string, outputs: readonly string[]) => void;
}

export function recall(question: Question): Recalled;
