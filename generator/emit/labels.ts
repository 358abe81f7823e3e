import { textDirection } from "../../src/contract/text-direction.ts";
import type { Catalogues, LanguageCatalogue, MissingText } from "../labels/catalogues.ts";
import { deferredTexts } from "../labels/deferred-texts.ts";
import { toPascal } from "../model/naming/names.ts";
import type { ConsoleModel } from "../model/types/console-model.ts";
import { key } from "../model/types/message-keys.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface TextsView {
  readonly banner: string;
  readonly description: string;
  readonly texts: readonly { readonly key: string; readonly text: string }[];
  readonly missing: readonly { readonly key: string; readonly place: string }[];
}

interface LanguagesView {
  readonly banner: string;
  readonly languages: readonly {
    readonly name: string;
    readonly isRightToLeft: boolean;
    readonly framework: string | null;
  }[];
  /** The imported loaders of framework texts. */
  readonly frameworkNames: readonly string[];
  readonly hasForms: boolean;
}

const textsView = template<TextsView>("labels/language.ts.hbs");
const languagesView = template<LanguagesView>("languages.ts.hbs");

/**
 * `generated/labels/<language>.ts` (texts of lists), `-sign-in` and `-forms`, and `generated/languages.ts`, which loads
 * them.
 */
export function emitLabels(model: ConsoleModel, { languages }: Catalogues): readonly EmittedFile[] {
  const isFormText = deferredTexts(model);
  const hasForms = languages.some(({ texts }) => [...texts.keys()].some(isFormText));
  const files = languages.flatMap((catalogue) => {
    const { signIn, lists, forms } = filesOf(catalogue, isFormText);
    return [lists, signIn, ...(hasForms ? [forms] : [])];
  });
  const views = languages.map(({ language, framework }) => ({
    name: language,
    isRightToLeft: textDirection(language) === "rtl",
    framework: framework && toLoaderName(framework),
  }));
  const frameworkNames = [...new Set(views.flatMap((view) => view.framework ?? []))].sort();
  const view = { banner: banner("schema/product.ts"), languages: views, frameworkNames, hasForms };
  return [...files, { path: "languages.ts", content: languagesView(view) }];
}

/** Name of the framework's loaders of a language: `esEs` for "es-ES". */
function toLoaderName(language: string): string {
  const [first = "", ...others] = language.split("-");
  return first + others.map((part) => toPascal(part.toLowerCase())).join("");
}

/** The files of one language: texts before sign-in, texts of lists, and the remaining texts. */
function filesOf(
  { language, folder, texts, missing }: LanguageCatalogue,
  isFormText: (key: string) => boolean,
): Readonly<Record<"signIn" | "lists" | "forms", EmittedFile>> {
  const isSignInText = (name: string) => name === key.product("name") || name.startsWith("shell.");
  const file = (name: string, description: string, isIn: (key: string) => boolean): EmittedFile => ({
    path: `labels/${name}.ts`,
    content: textsView({
      banner: banner(`${folder}/`),
      description,
      texts: [...texts].filter(([name]) => isIn(name)).map(([name, text]) => ({ key: name, text })),
      // List each missing text once: sign-in texts are also texts of lists.
      missing: missing
        .filter(({ key: name, proposal }) => proposal === null && isIn !== isSignInText && isIn(name))
        .map((text) => ({ key: text.key, place: placeOf(text) })),
    }),
  });
  return {
    signIn: file(`${language}-sign-in`, `Texts of the sign-in page in ${language}.`, isSignInText),
    lists: file(language, `Texts of lists and of every page in ${language}.`, (name) => !isFormText(name)),
    forms: file(`${language}-forms`, `Texts of forms, show pages and other screens in ${language}.`, isFormText),
  };
}

/** Content of the compiler error for a missing text: its key and its location. */
function placeOf({ key: name, path, constant, file }: MissingText): string {
  return `${name} is missing: write ${path.join(".")} of ${constant} in ${file}`;
}
