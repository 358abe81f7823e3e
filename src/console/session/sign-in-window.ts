/** Name of the window in which users sign in while another page keeps their work. */
export const SIGN_IN_WINDOW = "console-sign-in";
