import { Field, Stack, Text, TextInput } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { styled } from 'styled-components';

import { documentCases } from './documents.cases.ts';
import { moneyCases } from './money.cases.ts';
import { specificationCases } from './specification.cases.ts';
import type { RuleCases } from './types.ts';

/** Every rule with its cases. */
export const ruleCases: RuleCases = { ...specificationCases, ...documentCases, ...moneyCases };

const Table = styled.table`
  width: 100%;
  max-width: 880px;
  border-collapse: collapse;
  font: var(--pb-type-table);
  & th,
  & td {
    padding: 6px 12px;
    padding-inline-start: 0;
    border-top: 1px solid var(--pb-line-hair);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & th {
    border-top: 0;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table-head);
  }
  & code {
    font: var(--pb-type-mono);
    white-space: pre-wrap;
  }
`;

const verdict = (said: string | undefined): string => said ?? 'верно';

/** One rule: a field for one's own value and the table of cases, answered by the rule itself. */
export function RuleProbe({ name }: { readonly name: string }): ReactElement {
  const [text, setText] = useState('');
  const page = ruleCases[name];
  if (!page) throw new Error(`No cases for the rule ${name}.`);
  return (
    <Stack gap={24}>
      <Text tone="secondary">{`Источник: ${page.source}`}</Text>
      <Field label={`Проверить правилом ${name}`} hint={verdict(page.rule(text))}>
        <TextInput value={text} onValueChange={setText} autoComplete="off" />
      </Field>
      <Table aria-label={`Случаи: ${name}`}>
        <thead>
          <tr>
            <th scope="col">Значение</th>
            <th scope="col">Что говорит правило</th>
            <th scope="col">Почему</th>
          </tr>
        </thead>
        <tbody>
          {page.cases.map((one) => (
            <tr key={one.text} data-case={verdict(one.says)}>
              <td>
                <code>{one.text.trim() === '' ? '(пусто)' : one.text}</code>
              </td>
              <td>{verdict(page.rule(one.text))}</td>
              <td>{one.why}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}

/** Reads the table as a person would, then puts the last value into the field. */
export async function readAll(root: HTMLElement, name: string): Promise<void> {
  const rows = [...root.querySelectorAll<HTMLTableRowElement>('tr[data-case]')];
  await expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) await expect(row.cells[1]?.textContent).toBe(row.dataset['case']);
  const last = ruleCases[name]?.cases.at(-1);
  const input = within(root).getByRole('textbox');
  await userEvent.click(input);
  await userEvent.paste(last?.text ?? '');
  await expect(input).toHaveAccessibleDescription(verdict(last?.says));
}
