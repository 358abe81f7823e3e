import { describe, expect, test } from "vitest";
import {
  afterGenerationEvent,
  canGoBack,
  canGoNext,
  type GenerationEvent,
  type GenerationState,
  generationSteps,
  needsMode,
  startGeneration,
} from "./question-generation.ts";

const next: GenerationEvent = { type: "next" };
const back: GenerationEvent = { type: "back" };

const reach = (state: GenerationState, ...events: readonly GenerationEvent[]) =>
  events.reduce(afterGenerationEvent, state);

const repeat = (event: GenerationEvent, times: number) => Array.from({ length: times }, () => event);

describe("the steps of generating questions", () => {
  test("there are six, one after the other, and the last is the end", () => {
    const empty = startGeneration(false);
    const visited = generationSteps.map((_, count) => reach(empty, ...repeat(next, count)).step);
    expect(visited).toEqual(["subject", "references", "questions", "generate", "processing", "result"]);
    expect(reach(empty, ...repeat(next, 9)).step).toBe("result");
    expect(canGoNext(reach(empty, ...repeat(next, 5)))).toBe(false);
  });

  test("going back moves step by step to the first step, but cannot leave a running generation", () => {
    const empty = startGeneration(false);
    expect(reach(empty, back)).toEqual(empty);
    expect(reach(empty, next, next, next, back).step).toBe("questions");
    const processing = reach(empty, ...repeat(next, 4));
    expect([processing.step, canGoBack(processing)]).toEqual(["processing", false]);
    expect(reach(processing, back)).toEqual(processing);
    expect(reach(processing, next, back).step).toBe("result");
  });

  test("an assessment with questions requires a choice between merge and replace before the generation", () => {
    const asked = reach(startGeneration(true), ...repeat(next, 3));
    expect([asked.step, needsMode(asked), canGoNext(asked)]).toEqual(["generate", true, false]);
    expect(reach(asked, next)).toEqual(asked);
    const chosen = reach(asked, { type: "choose", mode: "merge" }, { type: "choose", mode: "replace" });
    expect([chosen.mode, needsMode(chosen)]).toEqual(["replace", false]);
    expect(reach(chosen, next).step).toBe("processing");
  });

  test("an assessment without questions, and other steps, require no choice", () => {
    const empty = reach(startGeneration(false), ...repeat(next, 3));
    expect(needsMode(empty)).toBe(false);
    expect(reach(empty, { type: "choose", mode: "merge" })).toEqual(empty);
    const early = startGeneration(true);
    expect(reach(early, { type: "choose", mode: "merge" })).toEqual(early);
  });
});
