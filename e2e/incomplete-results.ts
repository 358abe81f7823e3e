/**
 * Results that the checker leaves undecided, each reviewed with the reason why it is correct: the rule, the checker's
 * reason and the kind of element. Other undecided results fail the sweep.
 */
export const INCOMPLETE_RESULTS: { readonly [finding: string]: string } = {
  "aria-hidden-focus:  at div": "The page under an open dialog: hidden, and the dialog keeps the focus within itself.",
  "aria-valid-attr-value:  at button": "A menu's button names the menu, which is there only while it is open.",
  "bypass: internal-link-present, header-present, landmark at html":
    "Under an open dialog all of the page is hidden, the way past its navigation too.",
  "color-contrast: bgOverlap at combobox": "The transparent outline of MUI's control overlaps its text.",
  "color-contrast: bgOverlap at input": "The transparent outline of MUI's control overlaps its text.",
  "color-contrast: bgOverlap at select": "The transparent outline of MUI's control overlaps its text.",
  "color-contrast: bgOverlap at textarea": "The transparent outline of MUI's control overlaps its text.",
  "color-contrast: elmPartiallyObscured at div": "The last group of the palette, half scrolled out of its list.",
  "color-contrast: elmPartiallyObscured at span": "The last command of the palette, half scrolled out of its list.",
  "color-contrast: elmPartiallyObscuring at bdi":
    "The name of a record that is to change, in a dialog over the page that is dimmed under it.",
  "color-contrast: elmPartiallyObscuring at li":
    "A line of a dialog's report that takes two, over the page that is dimmed under it.",
  "color-contrast: elmPartiallyObscuring at p": "The text of a dialog, over the page that is dimmed under it.",
  "color-contrast: elmPartiallyObscuring at span":
    "The text of a notification with a surface of its own, over the page that is dimmed under a dialog.",
  "color-contrast: elmPartiallyObscuring at th":
    "The heads of a table in a dialog on a narrow page, over the page that is dimmed under it.",
  "color-contrast: nonBmp at kbd": "An arrow on a key: the checker measures letters only.",
  "color-contrast: shortTextContent at combobox":
    "A condition's sign, such as “=”: one letter is too short to measure.",
};
