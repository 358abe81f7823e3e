/** Data of the page's first script: numbered files, and which of them a signed-in page, a language and a route need. */
export interface AheadTable {
  readonly files: readonly string[];
  readonly login: readonly number[];
  /** Files of a page without a session that may be public; the router knows. */
  readonly visitor: readonly number[];
  readonly common: readonly number[];
  readonly standard: string;
  /** Texts of the sign-in page first, per language. */
  readonly languages: { readonly [language: string]: readonly number[] };
  /** Further texts that every screen except a list needs, per language. */
  readonly later: { readonly [language: string]: readonly number[] };
  /** A path pattern in the router's order, its files, and whether it needs the texts of other features. */
  readonly routes: readonly (readonly [pattern: string, files: readonly number[], isMore?: 1])[];
}

/** The table as stored in the script, without property names: every first page loads it. */
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

/** With Trusted Types, worker URLs must pass the one policy, which then checks all of them. */
const ALLOW_OWN = `globalThis.trustedTypes?.createPolicy("default",{createScriptURL(u){if(u.startsWith(location.origin+"/"))return u;throw TypeError(u)}})`;

/** The first use of `Intl` loads all locales of the browser; a worker does that without blocking the page. */
const MAKE_FORMATS = "new Intl.NumberFormat;new Intl.DateTimeFormat;close()";

/**
 * The script. Without a session it preloads the sign-in form and its texts only, or the code that redirects there. With
 * a session it also serves the worker.
 */
export function toScript({ files, login, visitor, common, standard, languages, later, routes }: AheadTable): string {
  const names = files.map((file) => file.replace(/\.js$/, "")).join(" ");
  const told: Told = [names, login, visitor, common, standard, languages, later, routes];
  return `if(!globalThis.document){${MAKE_FORMATS}}else(([files,login,visitor,common,standard,languages,later,routes])=>{let get=k=>{try{return localStorage.getItem(k)}catch{}},p=location.pathname,r=routes.find(r=>RegExp(r[0]).test(p)),own=get("console-language"),lang=languages[own]?own:standard,texts=languages[lang]??[],isIn=get("main-tokens"),l;for(let i of new Set(isIn?[...common,...texts,...r?.[1]??[],...r?.[2]?later[lang]??[]:[]]:[...p=="/login"||p=="/"||r?login:visitor,...texts.slice(0,1)])){l=document.createElement("link");l.rel="modulepreload";l.crossOrigin="";l.href="/assets/"+files.split(" ")[i]+".js";document.head.append(l)}if(isIn)try{${ALLOW_OWN};new Worker(document.currentScript.src)}catch{}})(${JSON.stringify(told)});\n`;
}

/** Reads the table from a script. */
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
