const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
const MAX_REDIRECTS = 20;

/** Cookies by the name of their host. Enough for a few calls: they have no paths and no expiry. */
class Cookies {
  readonly #hosts = new Map<string, Map<string, string>>();

  textOf(url: string): string {
    const cookies = this.#hosts.get(new URL(url).hostname) ?? new Map<string, string>();
    return Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
  }

  keep({ headers }: Response, url: string): void {
    const { hostname } = new URL(url);
    const cookies = this.#hosts.get(hostname) ?? new Map<string, string>();
    this.#hosts.set(hostname, cookies);
    for (const line of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^\s*([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || value === '""' || /;\s*max-age=0/i.test(line)) {
        cookies.delete(name);
      } else {
        cookies.set(name, value);
      }
    }
  }
}

/** The request after a redirect; null if there is none, or one to another origin, which must not get any secret. */
function toRedirected(request: Request, { status, headers }: Response): Request | null {
  const target = headers.get("location") ?? "";
  const isMounted =
    URL.canParse(target, request.url) && new URL(target, request.url).origin === new URL(request.url).origin;
  if (!REDIRECTS.includes(status) || request.redirect !== "follow" || !isMounted) {
    return null;
  }
  const url = new URL(target, request.url);
  const isGet = status === 303 || (status < 303 && request.method === "POST");
  if (!isGet) {
    return new Request(url, request);
  }
  const { credentials, signal } = request;
  const kept = new Headers(request.headers);
  kept.delete("content-type");
  return new Request(url, { headers: kept, credentials, signal });
}

/**
 * Lets `fetch` keep and send cookies as on a page of that address, also those of redirects, and shows them as
 * `document.cookie`. A redirect to another origin is returned as it is: Node would send it the API key of a header.
 * Returns the function that ends this.
 */
export function installBrowserFetch(page: string): () => void {
  const cookies = new Cookies();
  const { fetch: send } = globalThis;
  const sendOnce = async (request: Request): Promise<Response> => {
    const isMounted = new URL(request.url).hostname === new URL(page).hostname;
    const isSent = request.credentials === "include" || (request.credentials === "same-origin" && isMounted);
    const headers = new Headers(request.headers);
    const text = cookies.textOf(request.url);
    if (isSent && text !== "") {
      headers.set("cookie", text);
    }
    const answer = await send(request, { headers, redirect: "manual" });
    if (isSent) {
      cookies.keep(answer, request.url);
    }
    return answer;
  };
  const fetchAsBrowser: typeof fetch = async (input, init) => {
    let request = new Request(input, init);
    for (let count = 0; ; count += 1) {
      const again = request.clone();
      const answer = await sendOnce(request);
      const next = count < MAX_REDIRECTS ? toRedirected(again, answer) : null;
      if (next === null) {
        return count === 0 ? answer : Object.defineProperty(answer, "redirected", { value: true });
      }
      request = next;
    }
  };
  const document = {
    get cookie() {
      return cookies.textOf(page);
    },
  };
  Object.assign(globalThis, { fetch: fetchAsBrowser, document });
  return () => {
    Object.assign(globalThis, { fetch: send });
    Reflect.deleteProperty(globalThis, "document");
  };
}
