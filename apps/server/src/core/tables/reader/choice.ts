import type { TableEncoding } from '@pribavka/api';

/** What a person has said of a file that can be read in more than one way. */
export interface TableChoice {
  /** Name of the sheet. */
  sheet?: string | undefined;
  encoding?: TableEncoding | undefined;
}

/** A text of the file in each of the encodings it could be in, the likeliest first. */
export type EncodingSample = readonly [encoding: TableEncoding, text: string];

/** How the file was read. */
export interface ReadTable {
  sheet?: string | undefined;
  /** Sheets with anything in them that people see. */
  sheets: readonly string[];
  hiddenRows: number;
  encoding?: TableEncoding | undefined;
  /** More than one where it is not sure. */
  encodings?: readonly EncodingSample[] | undefined;
}
