/** Where a photograph lies behind the round window; offsets in pixels of the window, from its centre. */
export interface Crop {
  /** 1 is the largest part that fits. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const wholeCrop: Crop = { zoom: 1, x: 0, y: 0 };
export const maxZoom = 4;

/** Pixels of the window per pixel of the photograph: the shorter side fills the window at zoom 1. */
export const scaleOf = (photo: Size, side: number, zoom: number): number =>
  (side / Math.min(photo.width, photo.height)) * zoom;

/** The same crop within its bounds: the photograph always covers the window. */
export function settle(crop: Crop, photo: Size, side: number): Crop {
  const zoom = Math.min(maxZoom, Math.max(1, crop.zoom));
  const scale = scaleOf(photo, side, zoom);
  const clamp = (offset: number, length: number): number => {
    const room = Math.max(0, (length * scale - side) / 2);
    return Math.min(room, Math.max(-room, offset)) + 0;
  };
  return { zoom, x: clamp(crop.x, photo.width), y: clamp(crop.y, photo.height) };
}

/** The square of the photograph that is seen through the window, in its own pixels. */
export function squareOf(crop: Crop, photo: Size, side: number): { left: number; top: number; side: number } {
  const scale = scaleOf(photo, side, crop.zoom);
  const length = side / scale;
  return {
    left: (photo.width - length) / 2 - crop.x / scale,
    top: (photo.height - length) / 2 - crop.y / scale,
    side: length,
  };
}
