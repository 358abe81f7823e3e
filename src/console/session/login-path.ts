function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether a path starts with `/login`. Routes ignore case and percent-encoding. */
export function startsWithLogin(pathname: string): boolean {
  return decoded(pathname).toLowerCase().startsWith("/login");
}

export function isLoginPath(pathname: string): boolean {
  return decoded(pathname).toLowerCase() === "/login";
}
