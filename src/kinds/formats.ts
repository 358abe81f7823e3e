import { isDay } from "./date/format.ts";
import { isMoment } from "./datetime/format.ts";
import { durationFormat } from "./duration/format.ts";
import { emailFormat } from "./email/format.ts";
import { moneyFormat } from "./money/kind.ts";
import { telFormat } from "./tel/kind.ts";
import { timeFormat } from "./time/kind.ts";
import { isWebAddress } from "./uri/format.ts";

/**
 * The checks of `@format`, the same on both sides of the wire. Compiled validators import them, and the reference backend
 * registers them with Ajv. Not in `kinds.ts`, because lists check no values.
 */
export const formats = {
  date: { validate: isDay },
  "date-time": { validate: isMoment },
  email: emailFormat,
  uri: isWebAddress,
  time: timeFormat,
  duration: durationFormat,
  tel: telFormat,
  image: isWebAddress,
  file: isWebAddress,
  // These only select a control and a column: their bounds are the schema's own.
  html: true,
  percent: { type: "number", validate: () => true },
  password: true,
  money: moneyFormat,
} as const;
