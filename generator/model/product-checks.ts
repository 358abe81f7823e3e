import { nearestName, type SpecProblem } from "../diagnostics/spec-error.ts";
import { placeOf, type SpecDraft } from "./unvalidated-spec.ts";

const FILE = "schema/product.ts";

const FIRST =
  '`export const product = { languages: ["en-US"], currency: "USD", brand: { mark: "M8 8h16v16H8z" } } as const ' +
  "satisfies ProductSpec`";

/** Every spec has one product; `refused` are the files that something else is said of. */
export function missingProduct({ product }: SpecDraft, refused: ReadonlySet<string>): readonly SpecProblem[] {
  return product !== null || refused.has(FILE)
    ? []
    : [{ at: { file: FILE, line: 1, column: 1 }, path: "", found: "no product, which is required", write: FIRST }];
}

/** Languages, a currency and a mark that there are not. */
export function productProblems({ source, spec }: NonNullable<SpecDraft["product"]>): readonly SpecProblem[] {
  const mistakes = [
    ...languageMistakes(spec.languages),
    ...currencyMistakes(spec.currency),
    ...markMistakes(spec.brand.mark),
  ];
  return mistakes.map(({ path, found, write }) => ({
    at: placeOf(source, path),
    path: `${source.name}.${path}`,
    found,
    write,
  }));
}

interface ProductMistake {
  readonly path: string;
  readonly found: string;
  readonly write: string;
}

function languageMistakes(languages: readonly string[]): readonly ProductMistake[] {
  if (languages.length === 0) {
    return [{ path: "languages", found: "no language", write: 'at least one, as in ["en-US"]' }];
  }
  return languages.flatMap((language, index) => {
    const path = `languages.${index}`;
    const proper = canonicalTag(language);
    if (proper !== language) {
      const found = `${JSON.stringify(language)}, which is no BCP 47 tag as it is usually written`;
      return [{ path, found, write: proper === null ? 'a tag such as "en-US"' : `"${proper}"` }];
    }
    return languages.indexOf(language) === index
      ? []
      : [{ path, found: `a second "${language}"`, write: "each language once" }];
  });
}

function canonicalTag(language: string): string | null {
  try {
    return Intl.getCanonicalLocales(language.replaceAll("_", "-"))[0] ?? null;
  } catch {
    return null;
  }
}

function currencyMistakes(currency: string): readonly ProductMistake[] {
  const known = Intl.supportedValuesOf("currency");
  if (known.includes(currency)) {
    return [];
  }
  const nearest = nearestName(currency, known);
  const any = 'an ISO 4217 code, such as "USD"';
  return [
    {
      path: "currency",
      found: `${JSON.stringify(currency)}, which is no currency`,
      write: nearest === undefined ? any : `did you mean "${nearest}"? (${any})`,
    },
  ];
}

/** The letters of SVG's path commands, numbers and what separates them: the text goes into pages as it is. */
const PATH_DATA = /^[Mm][MmZzLlHhVvCcSsQqTtAa0-9eE.,+\-\s]*$/;

function markMistakes(mark: string): readonly ProductMistake[] {
  return PATH_DATA.test(mark)
    ? []
    : [{ path: "brand.mark", found: JSON.stringify(mark), write: 'an SVG path, such as "M8 8h16v16H8z"' }];
}
