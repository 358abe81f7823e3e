/** The panel's own styles, in its shadow tree. System colours follow the page's light or dark scheme. */
export const PANEL_STYLE = `
dialog {
  box-sizing: border-box;
  inline-size: min(44rem, calc(100vw - 1.5rem));
  max-block-size: calc(100dvh - 3rem);
  margin-block: 1.5rem auto;
  margin-inline: auto;
  padding: 0;
  border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas);
  border-radius: 8px;
  background: Canvas;
  color: CanvasText;
  font: 14px/1.45 system-ui, sans-serif;
  box-shadow: 0 12px 40px rgb(0 0 0 / 0.3);
}
dialog::backdrop { background: rgb(0 0 0 / 0.25); }
.head { display: flex; gap: 8px; align-items: start; padding: 12px; padding-block-end: 8px; }
h2 { flex: 1; margin: 0; font: 600 16px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
h3 { margin: 0; padding-block: 8px 2px; padding-inline: 12px; font-size: 12px; font-weight: 600; }
p { margin: 0; padding-block-end: 8px; padding-inline: 12px; }
ul { margin: 0; padding: 0; list-style: none; }
.muted, h3, summary { color: color-mix(in srgb, CanvasText 72%, Canvas); }
button { font: inherit; color: inherit; background: none; border: 0; border-radius: 4px; cursor: pointer; }
button:hover { background: color-mix(in srgb, CanvasText 8%, Canvas); }
button:focus-visible, summary:focus-visible { outline: 2px solid Highlight; outline-offset: -2px; }
.close { inline-size: 28px; block-size: 28px; font-size: 18px; line-height: 1; }
.place {
  display: grid;
  grid-template-columns: minmax(8rem, 11rem) minmax(0, 1fr);
  column-gap: 12px;
  inline-size: 100%;
  padding-block: 2px;
  padding-inline: 12px;
  text-align: start;
}
.place > * { overflow-wrap: anywhere; }
.where { display: flex; flex-wrap: wrap; column-gap: 12px; align-items: baseline; }
.where > * { overflow-wrap: anywhere; }
.file { font: 12px/1.5 ui-monospace, monospace; text-decoration: underline; }
.place:disabled { cursor: default; }
.place:disabled .file { text-decoration: none; }
.near { display: flex; flex-wrap: wrap; gap: 4px; padding-inline: 8px; padding-block-end: 8px; }
.near button { padding: 4px 8px; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); }
summary { padding-block: 8px; padding-inline: 12px; font-size: 12px; font-weight: 600; cursor: pointer; }
.status { min-block-size: 1.45em; padding-block: 8px; }
@media (max-width: 480px) {
  .place { grid-template-columns: minmax(0, 1fr); }
}
`;
