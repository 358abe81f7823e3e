import type { MessageKey } from "../../../contract/register.ts";
import { accountPtBr } from "../../../product/labels/pt-BR/account.ts";
import { assessmentPtBr } from "../../../product/labels/pt-BR/assessment.ts";
import { classroomPtBr } from "../../../product/labels/pt-BR/classroom.ts";
import { couponPtBr } from "../../../product/labels/pt-BR/coupon.ts";
import { couponGenerationPtBr } from "../../../product/labels/pt-BR/coupon-generation.ts";
import { documentPtBr } from "../../../product/labels/pt-BR/document.ts";
import { enumsPtBr } from "../../../product/labels/pt-BR/enums.ts";
import { featurePtBr } from "../../../product/labels/pt-BR/feature.ts";
import { menuPtBr } from "../../../product/labels/pt-BR/menu.ts";
import { pagePtBr } from "../../../product/labels/pt-BR/page.ts";
import { planPtBr } from "../../../product/labels/pt-BR/plan.ts";
import { planPaymentPtBr } from "../../../product/labels/pt-BR/plan-payment.ts";
import { questionPtBr } from "../../../product/labels/pt-BR/question.ts";
import { questionGenerationPtBr } from "../../../product/labels/pt-BR/question-generation.ts";
import { referencePtBr } from "../../../product/labels/pt-BR/reference.ts";
import { studentPtBr } from "../../../product/labels/pt-BR/student.ts";
import { teacherPtBr } from "../../../product/labels/pt-BR/teacher.ts";
import { unitsPtBr } from "../../../product/labels/pt-BR/units.ts";
import { userPtBr } from "../../../product/labels/pt-BR/user.ts";
import { type CrudKey, crudPtBr } from "./crud.ts";
import { type KeyboardKey, keyboardPtBr } from "./keyboard.ts";
import { type ScreenKey, screensPtBr } from "./screens.ts";

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
