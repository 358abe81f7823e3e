import type { Catalogues, LanguageCatalogue, MissingText } from "../labels/catalogues.ts";
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
}

const textsView = template<TextsView>("labels/language.ts.hbs");
const languagesView = template<LanguagesView>("languages.ts.hbs");

/** `generated/labels/<language>.ts`, all texts of a language, and `generated/languages.ts`, which loads them. */
export function emitLabels({ languages }: Catalogues): readonly EmittedFile[] {
  const view = { banner: banner("schema/product.ts"), languages: languages.map(({ language }) => language) };
  return [...languages.flatMap(filesOf), { path: "languages.ts", content: languagesView(view) }];
}

function filesOf({ language, folder, texts, missing }: LanguageCatalogue): readonly EmittedFile[] {
  const all = [...texts].map(([name, text]) => ({ key: name, text }));
  const common = { banner: banner(`${folder}/`) };
  return [
    {
      path: `labels/${language}.ts`,
      content: textsView({
        ...common,
        what: `Every text of the product in ${language}.`,
        texts: all,
        missing: missing.map((text) => ({ key: text.key, place: placeOf(text) })),
      }),
    },
    {
      path: `labels/${language}-first.ts`,
      content: textsView({
        ...common,
        what: `What is said in ${language} before anybody has signed in.`,
        texts: all.filter(({ key: name }) => name === key.product("name") || name.startsWith("shell.")),
        missing: [],
      }),
    },
  ];
}

/** What the compiler says of a text that is missing: its key, and where to write it. */
function placeOf({ key: name, path, constant, file }: MissingText): string {
  return `${name} is missing: write ${path.join(".")} of ${constant} in ${file}`;
}
