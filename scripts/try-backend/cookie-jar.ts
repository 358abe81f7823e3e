/**
 * Keeps the cookies of responses and sends them, as a browser does, and shows them as `document.cookie`. Enough for one
 * backend: it has no paths and no expiry. Returns the function that removes it.
 */
export function installCookieJar(): () => void {
  const cookies = new Map<string, string>();
  const toText = () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
  const { fetch: send } = globalThis;
  const withCookies: typeof fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers);
    if (init.credentials !== "omit" && cookies.size > 0) {
      headers.set("cookie", toText());
    }
    const answer = await send(input, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^\s*([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || value === '""' || /;\s*max-age=0/i.test(line)) {
        cookies.delete(name);
      } else {
        cookies.set(name, value);
      }
    }
    return answer;
  };
  const page = {
    get cookie() {
      return toText();
    },
  };
  Object.assign(globalThis, { fetch: withCookies, document: page });
  return () => {
    Object.assign(globalThis, { fetch: send });
    Reflect.deleteProperty(globalThis, "document");
  };
}
