interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** Minimum distance to the window's edges, in px. */
const MARGIN = 8;

/** Position of a menu: below its anchor, or above if there is more space. Always inside the window. */
export function toMenuPlace(anchor: Box, menu: Pick<Box, "width" | "height">, view = viewport()) {
  const isLeft = anchor.left + menu.width + MARGIN <= view.width;
  const left = isLeft ? anchor.left : anchor.right - menu.width;
  const isBelow = anchor.bottom + menu.height + MARGIN <= view.height || view.height - anchor.bottom >= anchor.top;
  const top = isBelow ? anchor.bottom : anchor.top - menu.height;
  const clamp = (at: number, size: number, room: number) => Math.max(MARGIN, Math.min(at, room - size - MARGIN));
  return { left: `${clamp(left, menu.width, view.width)}px`, top: `${clamp(top, menu.height, view.height)}px` };
}

function viewport(): Pick<Box, "width" | "height"> {
  return { width: document.documentElement.clientWidth, height: window.innerHeight };
}
