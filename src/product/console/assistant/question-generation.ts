import type {
  QuestionGeneration,
  QuestionGenerationMode,
  QuestionGenerationStep,
} from "../../../../schema/entities/question-generation.ts";

/** The six steps, in their order (spec §4). */
export const generationSteps = [
  "subject",
  "references",
  "questions",
  "generate",
  "processing",
  "result",
] as const satisfies readonly QuestionGenerationStep[];

/** One run of the assistant: where it stands, and what becomes of the questions that are there already. */
export interface GenerationState extends Readonly<QuestionGeneration> {
  /** Whether the assessment has questions; only then there is something to merge with or to replace. */
  readonly hasQuestions: boolean;
}

export type GenerationEvent =
  | { readonly type: "next" }
  | { readonly type: "back" }
  | { readonly type: "choose"; readonly mode: QuestionGenerationMode };

export function startGeneration(hasQuestions: boolean): GenerationState {
  return { step: "subject", hasQuestions };
}

/** Whether the choice between merging and replacing is still to be made: before anything is generated. */
export function needsMode({ step, mode, hasQuestions }: GenerationState): boolean {
  return step === "generate" && hasQuestions && mode === undefined;
}

export function canGoNext(state: GenerationState): boolean {
  return state.step !== "result" && !needsMode(state);
}

/** What is being generated cannot be called back, and a result is where a run ends. */
export function canGoBack({ step }: GenerationState): boolean {
  return step !== "subject" && step !== "processing" && step !== "result";
}

function moved(state: GenerationState, by: 1 | -1): GenerationState {
  const step = generationSteps[generationSteps.indexOf(state.step) + by];
  return step === undefined ? state : { ...state, step };
}

/** The state after an event; one that the order of steps does not allow changes nothing. */
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
