import { damaged, idOf, inError, inText, onlyFirst } from './one-cell.ts';
import type { Peculiarity } from './types.ts';

/** What a cell of a text may be. */
export const ofTextCells: readonly Peculiarity[] = [
  {
    name: 'a quote and a separator within a text',
    needs: ['text'],
    file: inText('text', (text) => `${text} "Ё"; да`),
    means: onlyFirst(({ text = '', ...line }) => ({ ...line, text: `${text} "Ё"; да` })),
  },
  { name: 'line breaks around a text in quotes', needs: ['text'], file: inText('text', (text) => `\r\n${text}\n`) },
  {
    name: 'a sign nobody sees within an identifier',
    needs: ['id'],
    file: inText('id', (text) => `${text.slice(0, 3)}\u200B${text.slice(3)}`),
  },
  {
    name: 'a text in the shape of a formula, in a text',
    anyId: true,
    file: inText('id', (text) => `="00${text}"`),
    means: idOf((id) => `00${id}`),
  },
  {
    name: 'zeros before a number in a text',
    anyId: true,
    file: inText('id', (text) => `000${text}`),
    means: idOf((id) => `000${id}`),
  },
  ...['3,52099E+14', '8.9E+18', '3,52099e+14'].map((spelled): Peculiarity => ({
    name: `${spelled} as an identifier`,
    needs: ['id'],
    file: inText('id', () => spelled),
    wrong: { role: 'id', message: damaged },
  })),
  ...(['id', 'text', 'number', 'date'] as const).map((role): Peculiarity => ({
    name: `#Н/Д of a text as ${role}`,
    needs: [role],
    file: inText(role, () => '#Н/Д'),
    wrong: { role, message: inError },
  })),
  {
    name: 'a column too narrow for its days',
    needs: ['date'],
    file: inText('date', () => '##########'),
    wrong: { role: 'date', message: inError },
  },
  {
    name: 'digits that do not make one number',
    needs: ['number'],
    file: inText('number', () => '1 2'),
    wrong: { role: 'number', message: /./ },
  },
];
