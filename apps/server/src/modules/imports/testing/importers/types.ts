import type { ImportKind } from '@pribavka/api';

import type { Line, Meaning, Peculiarity, SentFile, Table } from '../files/types.ts';

type Choice = NonNullable<Peculiarity['choice']>;

/** What has become of a file. */
export interface Outcome {
  /** Code and text of its refusal as a whole. */
  refused?: { code: string | undefined; status: number; text: string };
  ok: number;
  errors: readonly { row: number | null; column: string; message: string }[];
  hiddenRows: number;
  /** It is asked which column is which. */
  asksColumns?: boolean;
}

/** Something the product takes a table for. */
export interface Importer {
  name: string;
  header: Line;
  at: Table['at'];
  /** Its identifiers may be any digits. */
  hasAnyId: boolean;
  /** A row hidden by a filter would leave money without its result: such a file is refused. */
  refusesHidden?: boolean;
  /** Nobody chooses a sheet or an encoding of its file. */
  hasNoChoice?: boolean;
  /** It asks which column is which where the titles leave a doubt, and refuses nothing for it. */
  asksColumns?: boolean;
  /** Of the wizard's first look. */
  kind?: ImportKind;
  /** Two lines nobody has sent yet, and one more. */
  next: () => Promise<Pick<Table, 'lines' | 'spare'>>;
  /** A check that leaves nothing; undefined where there is none. */
  check?: (file: SentFile, choice: Choice) => Promise<Outcome>;
  send: (file: SentFile, choice: Choice) => Promise<Outcome>;
  /** Everything that is stored, by what it is known by. */
  read: () => Promise<ReadonlyMap<string, Meaning>>;
}
