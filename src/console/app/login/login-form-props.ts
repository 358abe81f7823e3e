import type { ShellKey } from "../../i18n/framework-key.ts";

/** What a sign-in form is given; it signs in by `useSession().signIn`, and whoever shows it follows the session. */
export interface LoginFormProps {
  /** In a dialog: the way out, and who tells of a failure beside the form itself. */
  readonly dialog?: {
    readonly onCancel: () => void;
    readonly onFailure: (error: unknown, text: ShellKey) => void;
  };
}
