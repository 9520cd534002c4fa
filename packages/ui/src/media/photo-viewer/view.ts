/** How a photograph lies in its window; offsets in pixels from the centre. */
export interface View {
  /** 1 is «whole photograph fits». */
  readonly zoom: number;
  /** Quarter turns clockwise, 0–3. */
  readonly rotation: number;
  readonly x: number;
  readonly y: number;
}

export interface Sizes {
  readonly window: { readonly width: number; readonly height: number };
  readonly photo: { readonly width: number; readonly height: number };
}

export const startView: View = { zoom: 1, rotation: 0, x: 0, y: 0 };
export const minZoom = 1;
export const maxZoom = 8;

/** Pixels of the screen per pixel of the photograph when it fits whole. */
export const fitScale = (sizes: Sizes, rotation: number): number => {
  const { window, photo } = sizes;
  const [width, height] = rotation % 2 === 0 ? [photo.width, photo.height] : [photo.height, photo.width];
  if (width === 0 || height === 0) return 1;
  return Math.min(window.width / width, window.height / height);
};

/** The photograph never leaves the window: no empty side while the other is cut. */
export const settle = (view: View, sizes: Sizes): View => {
  const zoom = Math.min(maxZoom, Math.max(minZoom, view.zoom));
  const scale = fitScale(sizes, view.rotation) * zoom;
  const turned = view.rotation % 2 !== 0;
  const width = (turned ? sizes.photo.height : sizes.photo.width) * scale;
  const height = (turned ? sizes.photo.width : sizes.photo.height) * scale;
  const roomX = Math.max(0, (width - sizes.window.width) / 2);
  const roomY = Math.max(0, (height - sizes.window.height) / 2);
  const clamp = (value: number, room: number): number => Math.min(room, Math.max(-room, value)) + 0;
  return { zoom, rotation: view.rotation, x: clamp(view.x, roomX), y: clamp(view.y, roomY) };
};

/** Changes the zoom so that the place under the pointer (from the centre) stays where it is. */
export const zoomAt = (view: View, factor: number, point: { x: number; y: number }, sizes: Sizes): View => {
  const zoom = Math.min(maxZoom, Math.max(minZoom, view.zoom * factor));
  const grown = zoom / view.zoom;
  return settle(
    { ...view, zoom, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown },
    sizes,
  );
};

export const pan = (view: View, dx: number, dy: number, sizes: Sizes): View =>
  settle({ ...view, x: view.x + dx, y: view.y + dy }, sizes);

export const rotate = (view: View, sizes: Sizes): View =>
  settle({ ...view, rotation: (view.rotation + 1) % 4, x: 0, y: 0 }, sizes);
