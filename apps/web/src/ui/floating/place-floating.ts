export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Placement {
  readonly left: number;
  readonly top: number;
  /** The resulting side. */
  readonly side: 'above' | 'below';
}

export interface PlaceOptions {
  readonly anchor: Box;
  readonly size: { readonly width: number; readonly height: number };
  readonly view: { readonly width: number; readonly height: number };
  readonly side: 'above' | 'below';
  readonly align: 'start' | 'center' | 'end';
  /** Distance from the anchor in CSS pixels. */
  readonly gap: number;
}

/** Minimum distance from the window's edge in CSS pixels. */
const EDGE = 8;

/**
 * Positions a floating element next to its anchor in window coordinates: on the preferred side, on the other
 * one if only that has room, and never beyond the window's edge.
 */
export function placeFloating({ anchor, size, view, side, align, gap }: PlaceOptions): Placement {
  const above = anchor.top - gap - size.height;
  const below = anchor.top + anchor.height + gap;
  const fitsAbove = above >= EDGE;
  const fitsBelow = below + size.height <= view.height - EDGE;
  const fits = side === 'above' ? fitsAbove : fitsBelow;
  const fitsOther = side === 'above' ? fitsBelow : fitsAbove;
  const taken = fits || !fitsOther ? side : side === 'above' ? 'below' : 'above';
  const room = anchor.width - size.width;
  const left = anchor.left + (align === 'start' ? 0 : align === 'end' ? room : room / 2);
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most));
  return {
    left: Math.round(clamp(left, view.width - size.width - EDGE)),
    top: Math.round(clamp(taken === 'above' ? above : below, view.height - size.height - EDGE)),
    side: taken,
  };
}
