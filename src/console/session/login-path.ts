function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether a path begins with `/login`, however it is spelt: routes heed neither case nor percent-encoding. */
export function beginsWithLogin(pathname: string): boolean {
  return decoded(pathname).toLowerCase().startsWith("/login");
}

/** Whether a path is the sign-in page. */
export function isLoginPath(pathname: string): boolean {
  return decoded(pathname).toLowerCase() === "/login";
}
