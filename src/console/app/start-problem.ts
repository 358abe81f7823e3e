function element(name: string, text: string, parent: Element): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  parent.append(made);
  return made;
}

/**
 * Says why the console cannot start, in both languages, without React, theme or catalogue:
 * whatever failed may be what they need.
 */
export function showStartProblem(mount: Element, cause: unknown): void {
  const page = document.createElement("main");
  page.className = "start-problem";
  page.setAttribute("role", "alert");
  element("h1", "O console não pôde iniciar", page);
  element("p", "A configuração não pôde ser lida. Avise quem cuida da instalação.", page);
  const english = document.createElement("div");
  english.lang = "en-US";
  element("h2", "The console could not start", english);
  element("p", "Its configuration could not be read. Tell whoever looks after the installation.", english);
  page.append(english);
  element("pre", cause instanceof Error ? cause.message : String(cause), page);
  element("button", "Tentar de novo · Try again", page).addEventListener("click", () => window.location.reload());
  mount.replaceChildren(page);
}
