/**
 * The tallest element every browser draws right: Firefox cuts at 17.9 million pixels, Chromium and Safari at 33.5, which
 * there are pixels of the screen: six of them to one of CSS on a dense screen at a zoom of 300 %. 125 000 rows of 40.
 */
export const tallest = 5_000_000;
/** At either end the bar goes pixel for pixel, so that edges are met exactly. */
export const edge = 1_000_000;

/** Height the browser is asked for. */
export const drawnHeight = (total: number): number => Math.min(total, tallest);

const squeeze = (total: number, viewport: number): number =>
  (total - viewport - 2 * edge) / (tallest - viewport - 2 * edge);

/** Where in the list the bar stands; the middle of a list too tall is squeezed. Pixels. */
export const toTop = (scroll: number, total: number, viewport: number): number => {
  if (total <= tallest || scroll <= edge) return scroll;
  const room = tallest - viewport;
  if (scroll >= room - edge) return total - viewport - (room - scroll);
  return edge + (scroll - edge) * squeeze(total, viewport);
};

/** Where the bar stands for a place of the list; the other way round of `toTop`. */
export const toScroll = (top: number, total: number, viewport: number): number => {
  if (total <= tallest || top <= edge) return top;
  const far = total - viewport;
  if (top >= far - edge) return tallest - viewport - (far - top);
  return edge + (top - edge) / squeeze(total, viewport);
};
