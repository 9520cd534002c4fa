/** The texts of one component: the key other languages give them by, and the Russian ones, which are the default. */
export interface Messages<Key extends string, Table> {
  /** Key of the table in `messages` of `UiProvider`. */
  readonly key: Key;
  /** Texts used when the language has no others. */
  readonly russian: Table;
}

/** The table that a module of texts holds: what another language must give whole. */
export type TableOf<Module> = Module extends Messages<string, infer Table> ? Readonly<Table> : never;

/** Single texts of a module: the `messages` property of a component. */
export type OwnMessages<Module> = Partial<TableOf<Module>>;

/** Any other texts over the Russian ones, by the keys of the modules. */
export type Tables = Readonly<Record<string, object>>;

/**
 * Declares the texts of a component next to it. What it says in another language is found by the key, so a key is used
 * once: own packages put their name before it.
 *
 * ```ts
 * const russian = { previous: 'Назад', page: (number: number): string => `Страница ${number}` };
 * export const pagerMessages: Messages<'pager', typeof russian> = defineMessages('pager', russian);
 * ```
 */
export const defineMessages = <Key extends string, Table extends object>(
  key: Key,
  russian: Table,
): Messages<Key, Table> => ({ key, russian });

/**
 * The texts of a module out of the tables of a language; what they leave out stays Russian. Needs no React: for rules,
 * servers and what speaks outside components.
 */
export function readMessages<Table extends object>(
  tables: object | undefined,
  { key, russian }: Messages<string, Table>,
): Readonly<Table> {
  const given = (tables as Tables | undefined)?.[key];
  return given ? { ...russian, ...given } : russian;
}
