import { invalid } from '../../http/problem.ts';

/** The last row of a page: its sort value as text, and its id. */
export interface CursorPoint {
  value: string;
  id: string;
}

interface CursorOrder {
  name: string;
  direction: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Opaque to clients. It holds the position only: filters and scope are applied again on every page. */
export function encodeCursor(order: CursorOrder, point: CursorPoint): string {
  return Buffer.from(JSON.stringify([order.name, order.direction, point.value, point.id])).toString('base64url');
}

/** 400 at field `cursor` when it is broken or was made for another order. */
export function decodeCursor(cursor: string, order: CursorOrder): CursorPoint {
  const bad = () => invalid({ cursor: 'LIST_CHANGED' });
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw bad();
  }
  if (!Array.isArray(parts) || parts.length !== 4 || !parts.every((part) => typeof part === 'string')) throw bad();
  const [name, direction, value, id] = parts as [string, string, string, string];
  if (name !== order.name || direction !== order.direction || !uuid.test(id) || value.includes('\0')) throw bad();
  return { value, id };
}
