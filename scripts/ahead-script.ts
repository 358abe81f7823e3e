/** What the page's first script is told: files by number, and which of them a signed-in page, a language and a route need. */
export interface AheadTable {
  readonly files: readonly string[];
  readonly login: readonly number[];
  /** Of a page that nobody is signed in to and that may be nobody's: the router knows. */
  readonly visitor: readonly number[];
  readonly common: readonly number[];
  readonly standard: string;
  /** Of each language, first what the sign-in page says. */
  readonly languages: { readonly [language: string]: readonly number[] };
  /** Of each language, what every screen but a list waits for besides. */
  readonly later: { readonly [language: string]: readonly number[] };
  /** The pattern of a path, in the router's order, its files, and whether it waits for later texts. */
  readonly routes: readonly (readonly [pattern: string, files: readonly number[], isMore?: 1])[];
}

/** The table as the script holds it, without the names of its parts: it is in the way of every first page. */
type Told = readonly [
  files: string,
  login: AheadTable["login"],
  visitor: AheadTable["visitor"],
  common: AheadTable["common"],
  standard: string,
  languages: AheadTable["languages"],
  later: AheadTable["later"],
  routes: AheadTable["routes"],
];

/** A worker's address has to be looked at where Trusted Types are asked for, by the one policy that then looks at all of them. */
const ALLOW_OWN = `globalThis.trustedTypes?.createPolicy("default",{createScriptURL(u){if(u.startsWith(location.origin+"/"))return u;throw TypeError(u)}})`;

/** The browser looks through all of its locales for its first format: in a worker, that is no time of the page's. */
const MAKE_FORMATS = "new Intl.NumberFormat;new Intl.DateTimeFormat;close()";

/**
 * The script itself: of a page that nobody is signed in to, only the sign-in form with its texts, or what leads to it. Of
 * a signed-in one, it is also the worker's.
 */
export function toScript({ files, login, visitor, common, standard, languages, later, routes }: AheadTable): string {
  const names = files.map((file) => file.replace(/\.js$/, "")).join(" ");
  const told: Told = [names, login, visitor, common, standard, languages, later, routes];
  return `if(!globalThis.document){${MAKE_FORMATS}}else(([files,login,visitor,common,standard,languages,later,routes])=>{let get=k=>{try{return localStorage.getItem(k)}catch{}},p=location.pathname,r=routes.find(r=>RegExp(r[0]).test(p)),own=get("console-language"),lang=languages[own]?own:standard,texts=languages[lang]??[],isIn=get("main-tokens"),l;for(let i of new Set(isIn?[...common,...texts,...r?.[1]??[],...r?.[2]?later[lang]??[]:[]]:[...p=="/login"||p=="/"||r?login:visitor,...texts.slice(0,1)])){l=document.createElement("link");l.rel="modulepreload";l.crossOrigin="";l.href="/assets/"+files.split(" ")[i]+".js";document.head.append(l)}if(isIn)try{${ALLOW_OWN};new Worker(document.currentScript.src)}catch{}})(${JSON.stringify(told)});\n`;
}

/** The table of such a script. */
export function readScript(script: string): AheadTable {
  const told = JSON.parse(script.slice(script.lastIndexOf("([") + 1, script.lastIndexOf(")"))) as Told;
  const [names, login, visitor, common, standard, languages, later, routes] = told;
  return {
    files: names.split(" ").map((name) => `${name}.js`),
    login,
    visitor,
    common,
    standard,
    languages,
    later,
    routes,
  };
}
