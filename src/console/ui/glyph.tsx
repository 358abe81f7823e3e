export type GlyphName = "close" | "eye" | "eyeOff";

const paths: { readonly [Name in GlyphName]: string } = {
  close: "m6 6 12 12M18 6 6 18",
  eye: "M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z",
  eyeOff:
    "M9.9 5.7A9.6 9.6 0 0 1 12 5.5c6.5 0 10 6.5 10 6.5a17 17 0 0 1-3 3.7M6.2 7.4A16.6 16.6 0 0 0 2 12s3.5 6.5 10 6.5a9.7 9.7 0 0 0 4.2-1M10 10a3 3 0 0 0 4 4M3 3l18 18",
};

/** A small icon of a button. Decorative: the button has an accessible name. */
export function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
