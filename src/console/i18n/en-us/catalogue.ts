import type { MessageKey } from "../../../../generated/message-keys.ts";
import type { CrudKey } from "../pt-br/crud.ts";
import type { KeyboardKey } from "../pt-br/keyboard.ts";
import type { ScreenKey } from "../pt-br/screens.ts";
import { accountEnUs } from "./account.ts";
import { assessmentEnUs } from "./assessment.ts";
import { classroomEnUs } from "./classroom.ts";
import { couponEnUs } from "./coupon.ts";
import { couponGenerationEnUs } from "./coupon-generation.ts";
import { crudEnUs } from "./crud.ts";
import { documentEnUs } from "./document.ts";
import { enumsEnUs } from "./enums.ts";
import { featureEnUs } from "./feature.ts";
import { keyboardEnUs } from "./keyboard.ts";
import { menuEnUs } from "./menu.ts";
import { pageEnUs } from "./page.ts";
import { planEnUs } from "./plan.ts";
import { planPaymentEnUs } from "./plan-payment.ts";
import { questionEnUs } from "./question.ts";
import { questionGenerationEnUs } from "./question-generation.ts";
import { referenceEnUs } from "./reference.ts";
import { screensEnUs } from "./screens.ts";
import { studentEnUs } from "./student.ts";
import { teacherEnUs } from "./teacher.ts";
import { unitsEnUs } from "./units.ts";
import { userEnUs } from "./user.ts";

/** Every text that is not the shell's own; loaded with the first screen, since the sign-in page needs none of it. */
export const catalogueEnUs = {
  ...menuEnUs,
  ...enumsEnUs,
  ...unitsEnUs,
  ...planEnUs,
  ...planPaymentEnUs,
  ...featureEnUs,
  ...couponEnUs,
  ...couponGenerationEnUs,
  ...accountEnUs,
  ...userEnUs,
  ...teacherEnUs,
  ...assessmentEnUs,
  ...studentEnUs,
  ...classroomEnUs,
  ...documentEnUs,
  ...pageEnUs,
  ...referenceEnUs,
  ...questionEnUs,
  ...questionGenerationEnUs,
  ...crudEnUs,
  ...screensEnUs,
  ...keyboardEnUs,
} as const satisfies { readonly [Key in MessageKey | CrudKey | ScreenKey | KeyboardKey]: string };
