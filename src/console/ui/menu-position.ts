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

/**
 * Position of a menu: below its anchor, or above if there is more space. Both start at the same edge, unless there is more
 * space at the other one. Always inside the window.
 */
export function toMenuPosition(anchor: Box, menu: Pick<Box, "width" | "height">, view = viewport()) {
  const fitsLeft = anchor.left + menu.width + MARGIN <= view.width;
  const fitsRight = anchor.right - menu.width - MARGIN >= 0;
  const isLeft = view.isRightToLeft ? !fitsRight : fitsLeft;
  const left = isLeft ? anchor.left : anchor.right - menu.width;
  const isBelow = anchor.bottom + menu.height + MARGIN <= view.height || view.height - anchor.bottom >= anchor.top;
  const top = isBelow ? anchor.bottom : anchor.top - menu.height;
  const clamp = (at: number, size: number, room: number) => Math.max(MARGIN, Math.min(at, room - size - MARGIN));
  return { left: `${clamp(left, menu.width, view.width)}px`, top: `${clamp(top, menu.height, view.height)}px` };
}

interface View extends Pick<Box, "width" | "height"> {
  readonly isRightToLeft: boolean;
}

function viewport(): View {
  return {
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
    isRightToLeft: document.documentElement.dir === "rtl",
  };
}
