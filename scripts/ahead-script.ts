/** What the page's first script is told: files by number, and which of them a signed-in page, a language and a route need. */
export interface AheadTable {
  readonly files: readonly string[];
  readonly login: readonly number[];
  /** Of a page that nobody is signed in to and that may be nobody's: the router knows. */
  readonly visitor: readonly number[];
  readonly common: readonly number[];
  readonly standard: string;
  readonly languages: { readonly [language: string]: readonly number[] };
  /** The pattern of a path, in the router's order, and its files. */
  readonly routes: readonly (readonly [pattern: string, files: readonly number[]])[];
}

/** The table as the script holds it, without the names of its parts: it is in the way of every first page. */
type Told = readonly [
  files: string,
  login: AheadTable["login"],
  visitor: AheadTable["visitor"],
  common: AheadTable["common"],
  standard: string,
  languages: AheadTable["languages"],
  routes: AheadTable["routes"],
];

/** The script itself: of a page that nobody is signed in to, only the sign-in form, or what leads to it. */
export function toScript({ files, login, visitor, common, standard, languages, routes }: AheadTable): string {
  const names = files.map((file) => file.replace(/\.js$/, "")).join(" ");
  const told: Told = [names, login, visitor, common, standard, languages, routes];
  return `(([files,login,visitor,common,standard,languages,routes])=>{let get=k=>{try{return localStorage.getItem(k)}catch{}},p=location.pathname,r=routes.find(r=>RegExp(r[0]).test(p)),l;for(let i of new Set(get("main-tokens")?[...common,...languages[get("console-language")]??languages[standard]??[],...r?.[1]??[]]:p=="/login"||p=="/"||r?login:visitor)){l=document.createElement("link");l.rel="modulepreload";l.crossOrigin="";l.href="/assets/"+files.split(" ")[i]+".js";document.head.append(l)}})(${JSON.stringify(told)});\n`;
}

/** The table of such a script. */
export function readScript(script: string): AheadTable {
  const told = JSON.parse(script.slice(script.lastIndexOf("([") + 1, script.lastIndexOf(")"))) as Told;
  const [names, login, visitor, common, standard, languages, routes] = told;
  return { files: names.split(" ").map((name) => `${name}.js`), login, visitor, common, standard, languages, routes };
}
