// Contour rings to short SVG paths: fewer points first, then quadratic curves through the middles.

type Point = readonly [number, number];

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs(dy * x - dx * y + bx * ay - by * ax) / length;
}

/** Ramer–Douglas–Peucker. */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (points.length < 3 || !first || !last) return [...points];
  let far = 0;
  let at = 0;
  points.forEach((point, index) => {
    const d = distance(point, first, last);
    if (d > far) [far, at] = [d, index];
  });
  if (far <= tolerance) return [first, last];
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}

/** One decimal is a tenth of a pixel of the drawing: enough at twice its size. */
const round = (value: number): string => String(Math.round(value * 2) / 2).replace(/^(-?)0\./, '$1.');
const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function ringPath(ring: readonly Point[], tolerance: number): string {
  // A closed ring has no ends: cut it in half, so that the simplification has two.
  const half = Math.floor(ring.length / 2);
  const points = [
    ...simplify(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplify(ring.slice(half), tolerance).slice(0, -1),
  ];
  const [first, second] = points;
  if (!first || !second || points.length < 3) return '';
  const start = middle(points.at(-1) ?? first, first);
  const curves = points.map((point, at) => {
    const end = middle(point, points[(at + 1) % points.length] ?? first);
    return `${pair(point)} ${pair(end)}`;
  });
  return `M${pair(start)}Q${curves.join(' ')}Z`;
}

/** Path of one multipolygon of d3-contour; coordinates in grid cells. */
export const contourPath = (coordinates: number[][][][], step: number, tolerance: number): string =>
  coordinates
    .flat()
    .map((ring) =>
      ringPath(
        ring.map(([x = 0, y = 0]) => [(x - 0.5) * step, (y - 0.5) * step] as const),
        tolerance,
      ),
    )
    .join('');
