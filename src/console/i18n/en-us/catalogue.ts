import type { MessageKey } from "../../../contract/register.ts";
import { accountEnUs } from "../../../product/labels/en-US/account.ts";
import { assessmentEnUs } from "../../../product/labels/en-US/assessment.ts";
import { classroomEnUs } from "../../../product/labels/en-US/classroom.ts";
import { couponEnUs } from "../../../product/labels/en-US/coupon.ts";
import { couponGenerationEnUs } from "../../../product/labels/en-US/coupon-generation.ts";
import { documentEnUs } from "../../../product/labels/en-US/document.ts";
import { enumsEnUs } from "../../../product/labels/en-US/enums.ts";
import { featureEnUs } from "../../../product/labels/en-US/feature.ts";
import { menuEnUs } from "../../../product/labels/en-US/menu.ts";
import { pageEnUs } from "../../../product/labels/en-US/page.ts";
import { planEnUs } from "../../../product/labels/en-US/plan.ts";
import { planPaymentEnUs } from "../../../product/labels/en-US/plan-payment.ts";
import { questionEnUs } from "../../../product/labels/en-US/question.ts";
import { questionGenerationEnUs } from "../../../product/labels/en-US/question-generation.ts";
import { referenceEnUs } from "../../../product/labels/en-US/reference.ts";
import { studentEnUs } from "../../../product/labels/en-US/student.ts";
import { teacherEnUs } from "../../../product/labels/en-US/teacher.ts";
import { unitsEnUs } from "../../../product/labels/en-US/units.ts";
import { userEnUs } from "../../../product/labels/en-US/user.ts";
import type { CrudKey } from "../pt-br/crud.ts";
import type { KeyboardKey } from "../pt-br/keyboard.ts";
import type { ScreenKey } from "../pt-br/screens.ts";
import { crudEnUs } from "./crud.ts";
import { keyboardEnUs } from "./keyboard.ts";
import { screensEnUs } from "./screens.ts";

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
