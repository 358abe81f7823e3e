import type { Catalogues, LanguageCatalogue, MissingText } from "../labels/catalogues.ts";
import { laterTexts } from "../labels/later-texts.ts";
import type { ConsoleModel } from "../model/console-model.ts";
import { key } from "../model/message-keys.ts";
import { template } from "../render/template.ts";
import { banner, type EmittedFile } from "./emitted-file.ts";

interface TextsView {
  readonly banner: string;
  readonly what: string;
  readonly texts: readonly { readonly key: string; readonly text: string }[];
  readonly missing: readonly { readonly key: string; readonly place: string }[];
}

interface LanguagesView {
  readonly banner: string;
  readonly languages: readonly string[];
  readonly hasLater: boolean;
}

const textsView = template<TextsView>("labels/language.ts.hbs");
const languagesView = template<LanguagesView>("languages.ts.hbs");

/**
 * `generated/labels/<language>.ts` and its `-first` and `-later`, the texts of a language by when they are wanted, and
 * `generated/languages.ts`, which loads them.
 */
export function emitLabels(model: ConsoleModel, { languages }: Catalogues): readonly EmittedFile[] {
  const isLater = laterTexts(model);
  const hasLater = languages.some(({ texts }) => [...texts.keys()].some(isLater));
  const files = languages.flatMap((catalogue) => {
    const { first, shown, later } = filesOf(catalogue, isLater);
    return [shown, first, ...(hasLater ? [later] : [])];
  });
  const view = { banner: banner("schema/product.ts"), languages: languages.map(({ language }) => language), hasLater };
  return [...files, { path: "languages.ts", content: languagesView(view) }];
}

/** The files of one language: what is said before the sign-in, what lists say, and what comes later. */
function filesOf(
  { language, folder, texts, missing }: LanguageCatalogue,
  isLater: (key: string) => boolean,
): Readonly<Record<"first" | "shown" | "later", EmittedFile>> {
  const isFirst = (name: string) => name === key.product("name") || name.startsWith("shell.");
  const file = (name: string, what: string, isIn: (key: string) => boolean): EmittedFile => ({
    path: `labels/${name}.ts`,
    content: textsView({
      banner: banner(`${folder}/`),
      what,
      texts: [...texts].filter(([name]) => isIn(name)).map(([name, text]) => ({ key: name, text })),
      // Once: the first texts are among those of screens.
      missing: missing
        .filter((text) => isIn !== isFirst && isIn(text.key))
        .map((text) => ({ key: text.key, place: placeOf(text) })),
    }),
  });
  return {
    first: file(`${language}-first`, `What is said in ${language} before anybody has signed in.`, isFirst),
    shown: file(language, `What is said in ${language} as soon as a list is drawn.`, (name) => !isLater(name)),
    later: file(
      `${language}-later`,
      `What is said in ${language} beyond lists: on forms and show pages, and of what no generated screen shows.`,
      isLater,
    ),
  };
}

/** What the compiler says of a text that is missing: its key, and where to write it. */
function placeOf({ key: name, path, constant, file }: MissingText): string {
  return `${name} is missing: write ${path.join(".")} of ${constant} in ${file}`;
}
