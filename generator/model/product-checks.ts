import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearestName } from "../diagnostics/suggest.ts";
import type { ProductSpec } from "../vocabulary/product-spec.ts";
import { WIRE_HINT, WIRE_NAME } from "./calls/wire-checks.ts";
import { locationOfPart, type UnvalidatedSpec } from "./fields/unvalidated-spec.ts";
import { canonicalTag } from "./naming/language-tag.ts";

const FILE = "schema/product.ts";

const FIRST =
  '`export const product = { languages: ["en-US"], currency: "USD", brand: { mark: "M8 8h16v16H8z" } } as const ' +
  "satisfies ProductSpec`";

/** Every spec has exactly one product. `rejected` contains the files with other mistakes. */
export function checkHasProduct({ product }: UnvalidatedSpec, rejected: ReadonlySet<string>): readonly Diagnostic[] {
  return product !== null || rejected.has(FILE)
    ? []
    : [{ at: { file: FILE, line: 1, column: 1 }, path: "", message: "the product is missing", hint: FIRST }];
}

/** Checks languages, currency and mark. */
export function checkProduct({ source, spec }: NonNullable<UnvalidatedSpec["product"]>): readonly Diagnostic[] {
  const diagnostics = [
    ...checkLanguages(spec.languages),
    ...checkComplete(spec),
    ...checkCurrency(spec.currency),
    ...checkMark(spec.brand.mark),
    ...checkIdName(spec.idName),
  ];
  return diagnostics.map(({ path, message, hint }) => ({
    at: locationOfPart(source, path),
    path: `${source.name}.${path}`,
    message,
    hint,
  }));
}

interface ProductDiagnostic {
  readonly path: string;
  readonly message: string;
  readonly hint: string;
}

function checkLanguages(languages: readonly string[]): readonly ProductDiagnostic[] {
  if (languages.length === 0) {
    return [{ path: "languages", message: "the list of languages is empty", hint: 'at least one, as in ["en-US"]' }];
  }
  return languages.flatMap((language, index) => {
    const path = `languages.${index}`;
    const proper = canonicalTag(language);
    if (proper !== language) {
      const message = `${JSON.stringify(language)} is not a BCP 47 tag in its usual form`;
      return [{ path, message, hint: proper === null ? 'a tag such as "en-US"' : `"${proper}"` }];
    }
    return languages.indexOf(language) === index
      ? []
      : [{ path, message: `"${language}" appears twice`, hint: "each language once" }];
  });
}

function checkIdName(idName: string | undefined): readonly ProductDiagnostic[] {
  return idName === undefined || WIRE_NAME.test(idName)
    ? []
    : [{ path: "idName", message: `${JSON.stringify(idName)} is not a valid name`, hint: WIRE_HINT }];
}

/** Complete languages are languages of the product. */
function checkComplete({ languages, completeLanguages = [] }: ProductSpec): readonly ProductDiagnostic[] {
  return completeLanguages.flatMap((language, index) =>
    languages.includes(language)
      ? []
      : [
          {
            path: `completeLanguages.${index}`,
            message: `"${language}" is not a language of the product`,
            hint: `one of: ${languages.join(", ")}`,
          },
        ],
  );
}

function checkCurrency(currency: string): readonly ProductDiagnostic[] {
  const known = Intl.supportedValuesOf("currency");
  if (known.includes(currency)) {
    return [];
  }
  const nearest = nearestName(currency, known);
  const any = 'an ISO 4217 code, such as "USD"';
  return [
    {
      path: "currency",
      message: `${JSON.stringify(currency)} is not a currency`,
      hint: nearest === undefined ? any : `did you mean "${nearest}"? (${any})`,
    },
  ];
}

/** SVG path commands, numbers and separators only: the text is inserted into pages as it is. */
const PATH_DATA = /^[Mm][MmZzLlHhVvCcSsQqTtAa0-9eE.,+\-\s]*$/;

function checkMark(mark: string): readonly ProductDiagnostic[] {
  return PATH_DATA.test(mark)
    ? []
    : [
        {
          path: "brand.mark",
          message: `${JSON.stringify(mark)} is not an SVG path`,
          hint: 'an SVG path, such as "M8 8h16v16H8z"',
        },
      ];
}
