import type {
  QuestionGeneration,
  QuestionGenerationMode,
  QuestionGenerationStep,
} from "../../../../schema/entities/question-generation.ts";

/** The six steps in order (spec §4). */
export const generationSteps = [
  "subject",
  "references",
  "questions",
  "generate",
  "processing",
  "result",
] as const satisfies readonly QuestionGenerationStep[];

/** State of a question generation: its step, and the treatment of existing questions. */
export interface GenerationState extends Readonly<QuestionGeneration> {
  /** True if the assessment has questions, which can be merged or replaced. */
  readonly hasQuestions: boolean;
}

export type GenerationEvent =
  | { readonly type: "next" }
  | { readonly type: "back" }
  | { readonly type: "choose"; readonly mode: QuestionGenerationMode };

export function startGeneration(hasQuestions: boolean): GenerationState {
  return { step: "subject", hasQuestions };
}

/** True if the user must choose between merging and replacing before the generation. */
export function needsMode({ step, mode, hasQuestions }: GenerationState): boolean {
  return step === "generate" && hasQuestions && mode === undefined;
}

export function canGoNext(state: GenerationState): boolean {
  return state.step !== "result" && !needsMode(state);
}

/** A running generation cannot be cancelled, and the result is the last step. */
export function canGoBack({ step }: GenerationState): boolean {
  return step !== "subject" && step !== "processing" && step !== "result";
}

function moved(state: GenerationState, by: 1 | -1): GenerationState {
  const step = generationSteps[generationSteps.indexOf(state.step) + by];
  return step === undefined ? state : { ...state, step };
}

/** The state after an event. Events that are not allowed in the current step change nothing. */
export function afterGenerationEvent(state: GenerationState, event: GenerationEvent): GenerationState {
  switch (event.type) {
    case "next":
      return canGoNext(state) ? moved(state, 1) : state;
    case "back":
      return canGoBack(state) ? moved(state, -1) : state;
    case "choose":
      return state.step === "generate" && state.hasQuestions ? { ...state, mode: event.mode } : state;
  }
}
