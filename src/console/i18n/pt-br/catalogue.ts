import type { MessageKey } from "../../../../generated/message-keys.ts";
import { accountPtBr } from "./account.ts";
import { assessmentPtBr } from "./assessment.ts";
import { classroomPtBr } from "./classroom.ts";
import { couponPtBr } from "./coupon.ts";
import { couponGenerationPtBr } from "./coupon-generation.ts";
import { type CrudKey, crudPtBr } from "./crud.ts";
import { documentPtBr } from "./document.ts";
import { enumsPtBr } from "./enums.ts";
import { featurePtBr } from "./feature.ts";
import { type KeyboardKey, keyboardPtBr } from "./keyboard.ts";
import { menuPtBr } from "./menu.ts";
import { pagePtBr } from "./page.ts";
import { planPtBr } from "./plan.ts";
import { planPaymentPtBr } from "./plan-payment.ts";
import { questionPtBr } from "./question.ts";
import { questionGenerationPtBr } from "./question-generation.ts";
import { referencePtBr } from "./reference.ts";
import { type ScreenKey, screensPtBr } from "./screens.ts";
import { studentPtBr } from "./student.ts";
import { teacherPtBr } from "./teacher.ts";
import { unitsPtBr } from "./units.ts";
import { userPtBr } from "./user.ts";

/** Every text that is not the shell's own; loaded with the first screen, since the sign-in page needs none of it. */
export const cataloguePtBr = {
  ...menuPtBr,
  ...enumsPtBr,
  ...unitsPtBr,
  ...planPtBr,
  ...planPaymentPtBr,
  ...featurePtBr,
  ...couponPtBr,
  ...couponGenerationPtBr,
  ...accountPtBr,
  ...userPtBr,
  ...teacherPtBr,
  ...assessmentPtBr,
  ...studentPtBr,
  ...classroomPtBr,
  ...documentPtBr,
  ...pagePtBr,
  ...referencePtBr,
  ...questionPtBr,
  ...questionGenerationPtBr,
  ...crudPtBr,
  ...screensPtBr,
  ...keyboardPtBr,
} as const satisfies { readonly [Key in MessageKey | CrudKey | ScreenKey | KeyboardKey]: string };
