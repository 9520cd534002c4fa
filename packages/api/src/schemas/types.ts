import type { TSchema } from '@sinclair/typebox';

export type RouteSchemas = {
  readonly params?: TSchema;
  readonly query?: TSchema;
  /** JSON body; for a multipart route the extra fields sent with the file. */
  readonly body?: TSchema;
  /** Content of `data` in the envelope. */
  readonly data: TSchema;
};

export type SchemaTable<Key extends string> = Readonly<Record<Key, RouteSchemas>>;
