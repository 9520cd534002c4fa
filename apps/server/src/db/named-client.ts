import { Client } from 'pg';

const named = /^\/\*([\w.]{1,60})\*\//;

type Query = (...args: unknown[]) => unknown;

// A statement that begins with a name, `/*guard.actor*/ select …`, is prepared once on each connection: the database
// neither parses nor plans it again. For statements whose plan does not depend on the values. One name, one text.
// A list is written `(select $1::uuid[])`: seen as a value, its length would make every plan look better than the one
// kept, and the database would go on planning for each request. So would a bound of a range: `(select $2::timestamptz)`.
/** A connection that prepares the statements that have a name. */
export class NamedClient extends Client {}

// Assigned instead of overridden: the method has a dozen signatures, and only one of them concerns us.
NamedClient.prototype.query = function prepare(this: Client, ...args: unknown[]): unknown {
  const [text, values] = args;
  const query = Reflect.get(Client.prototype, 'query') as Query;
  const name = typeof text === 'string' && Array.isArray(values) ? named.exec(text)?.[1] : undefined;
  return name === undefined ? query.apply(this, args) : query.call(this, { name, text, values });
} as never;
