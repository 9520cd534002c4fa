import { columnGrant, exportColumns, type ExportName } from '@pribavka/api';

import type { Actor } from '../../http/actor.ts';
import { fieldMessage, problem } from '../../http/problem.ts';
import { quoted } from '../text/quoted.ts';
import { chosenColumns } from './columns.ts';

/** Refuses columns this person could not read on a card either; each is named at the field. */
export function requireColumns(
  { grants }: Pick<Actor, 'grants'>,
  name: ExportName,
  asked: { columns?: readonly string[] | undefined },
): void {
  const refused = chosenColumns(name, asked).filter((column) => {
    const grant = columnGrant(name, column);
    return grant !== undefined && !grants.has(grant);
  });
  if (refused.length === 0) return;
  const titles: Readonly<Record<string, string>> = exportColumns[name];
  const columns = refused.map((column) => quoted(titles[column] ?? column)).join(', ');
  throw problem('FORBIDDEN', {}, { fields: { columns: [fieldMessage('COLUMNS_OF_CARD', { columns })] } });
}
