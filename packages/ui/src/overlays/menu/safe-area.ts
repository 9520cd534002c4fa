export interface Place {
  x: number;
  y: number;
}

const side = (p: Place, a: Place, b: Place): number => (p.x - b.x) * (a.y - b.y) - (a.x - b.x) * (p.y - b.y);

/** Whether `p` lies in the triangle. */
export function inTriangle(p: Place, a: Place, b: Place, c: Place): boolean {
  const sides = [side(p, a, b), side(p, b, c), side(p, c, a)];
  return !(sides.some((value) => value < 0) && sides.some((value) => value > 0));
}

/**
 * Whether the pointer is on its way into an open submenu: within the triangle between the place it left
 * and the near side of the panel. On that way it crosses other rows, and they must not close the submenu.
 */
export function isHeadingTo(
  panel: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  from: Place,
  now: Place,
): boolean {
  const x = from.x <= panel.left ? panel.left : panel.right;
  return inTriangle(now, from, { x, y: panel.top - 8 }, { x, y: panel.bottom + 8 });
}
