import { ofBookCells } from './of-book-cells.ts';
import { ofDay } from './of-days.ts';
import { ofEncodings } from './of-encodings.ts';
import { ofHeaders } from './of-headers.ts';
import { ofMarkup } from './of-markup.ts';
import { ofSheets } from './of-sheets.ts';
import { ofStrangers } from './of-strangers.ts';
import { ofTextCells } from './of-text-cells.ts';
import { ofTexts } from './of-texts.ts';
import type { Peculiarity } from './types.ts';

export const peculiarities: readonly Peculiarity[] = [
  ...ofSheets,
  ...ofMarkup,
  ...ofBookCells,
  ...ofDay,
  ...ofTexts,
  ...ofHeaders,
  ...ofTextCells,
  ...ofEncodings,
  ...ofStrangers,
];
