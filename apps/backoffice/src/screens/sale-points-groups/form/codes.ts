import type { Output } from '@pribavka/api';

import { groupFormMessages } from '../messages.ts';
import { quoted } from '@pribavka/ui';

const messages = groupFormMessages.codes;

export interface CodeLine {
  /** Place in the pasted text, from 1. */
  readonly line: number;
  readonly code: string;
  readonly inn?: string;
}

const isInn = (text: string): boolean => /^(\d{10}|\d{12})$/.test(text);

/** «Т-01», «7700000000 Т-01», a row copied from a spreadsheet: a ИНН in front or behind, apart from the code. */
export function parseCodes(text: string): CodeLine[] {
  return text.split(/\r?\n/).flatMap((raw, index) => {
    const trimmed = raw.trim();
    if (trimmed === '') return [];
    const line = index + 1;
    const [, first = '', rest = ''] = /^(\S+?)[\s;,]+(.+)$/.exec(trimmed) ?? [];
    if (isInn(first)) return [{ line, inn: first, code: rest.trim() }];
    const [, before = '', last = ''] = /^(.+?)[\s;,]+([^\s;,]+)$/.exec(trimmed) ?? [];
    if (isInn(last)) return [{ line, inn: last, code: before.trim() }];
    return [{ line, code: trimmed.replace(/[;,]$/, '') }];
  });
}

export interface FoundCodes<Store> {
  readonly stores: readonly Store[];
  /** What could not be taken, by line. */
  readonly refused: readonly string[];
}

/** One shop of each line, or why there is none. */
export function readFound(
  lines: readonly CodeLine[],
  found: Output<'stores.findByCodes'>,
): FoundCodes<Output<'stores.findByCodes'>[number]['stores'][number]> {
  const stores = new Map<string, Output<'stores.findByCodes'>[number]['stores'][number]>();
  const refused: string[] = [];
  for (const [index, { line, code }] of lines.entries()) {
    const all = found[index]?.stores ?? [];
    const open = all.filter(({ status }) => status === 'active');
    const [only] = open;
    if (open.length > 1) {
      refused.push(messages.several(line, code, open.map(({ partner }) => quoted(partner.name)).join(', ')));
    } else if (only) stores.set(only.id, only);
    else refused.push(all.length > 0 ? messages.closed(line, code) : messages.unknown(line, code));
  }
  return { stores: [...stores.values()], refused };
}
