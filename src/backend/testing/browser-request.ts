/** Sends one request as a browser. Returns its redirect, or the kind of form on the page. */
export async function sendAsBrowser(url: string, body: URLSearchParams | null, cookies: Map<string, string>) {
  const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
  const method = body === null ? "GET" : "POST";
  const answer = await fetch(url, { method, body, headers: { cookie }, redirect: "manual" });
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  }
  const [, prompt] = /name="prompt" value="(\w+)"/.exec(await answer.text()) ?? [];
  return { location: answer.headers.get("location"), prompt };
}
