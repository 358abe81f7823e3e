import { ApiError } from "../../api/api-error.ts";
import { toErrorKey } from "../../i18n/error-text.ts";
import type { ShellKey } from "../../i18n/framework-key.ts";
import type { SignInForm } from "../../session/session-types.ts";

/** The generic message of §8. If the backend sends only this, show a translated one. */
const ONLY_THAT_IT_FAILED = "User or password invalid";

/** The backend's reason for a rejected sign-in, or the hook that failed; null for the generic reason. */
export function toSignInReason(error: unknown): string | null {
  if (error instanceof ApiError && error.hook !== null) {
    return `${error.hook}: ${error.message}`;
  }
  const isRefusal = error instanceof ApiError && error.statusCode < 500 && error.statusCode !== 429;
  return isRefusal && error.serverMessage !== ONLY_THAT_IT_FAILED ? error.serverMessage : null;
}

/** Message key of a failed sign-in. It must not reveal which of username and password is wrong. */
export function toSignInFailure(error: unknown, form: SignInForm): ShellKey {
  const isRefused = error instanceof ApiError && [400, 401, 403, 404, 422].includes(error.statusCode);
  return isRefused ? (form === "key" ? "shell.login.keyInvalid" : "shell.login.invalid") : toErrorKey(error);
}
