import { Field, Stack, TextInput } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { styled } from 'styled-components';

import preview from '../../../../.storybook/preview.tsx';
import * as rules from '../rules/index.ts';
import type { Rule } from '../rules/index.ts';

const meta = preview.meta({ title: 'Формы/Правила' });

const Table = styled.table`
  width: 100%;
  max-width: 960px;
  border-collapse: collapse;
  font: var(--pb-type-table);
  & th,
  & td {
    padding: 6px 12px 6px 0;
    border-top: 1px solid var(--pb-line-hair);
    text-align: start;
    vertical-align: top;
  }
  & code {
    font: var(--pb-type-mono);
  }
`;

interface Row {
  readonly name: string;
  readonly rule: Rule;
  readonly right: string;
  readonly wrong: string;
}

const row = (name: string, rule: Rule, right: string, wrong: string): Row => ({ name, rule, right, wrong });

const specification: readonly Row[] = [
  row('required', rules.required, 'есть', ''),
  row('cyrillic', rules.cyrillic, 'Ёлкин', 'Ivan'),
  row('email', rules.email, 'ivan@почта.рф', 'ivan@'),
  row('innLength', rules.innLength, '7707083893', '123'),
  row('passportSeries', rules.passportSeries, '4509', '45'),
  row('passportNumber', rules.passportNumber, '123456', '12345'),
  row('snilsLength', rules.snilsLength, '112-233-445-95', '112-233'),
  row('passwordPattern', rules.passwordPattern, 'Осень26!', 'осень'),
  row('passwordLength', rules.passwordLength, 'восемь88', 'семь777'),
  row('phoneLength', rules.phoneLength, '+7 (912) 345-67-89', '+7 (912) 345'),
  row('kppLength', rules.kppLength, '773601001', '7736'),
  row('numberOnly', rules.numberOnly, '42', '4,2'),
];

const further: readonly Row[] = [
  row('cyrillicName', rules.cyrillicName, 'Салтыков-Щедрин', 'Щедрин-'),
  row('innChecksum', rules.innChecksum, '7707083893', '7707083890'),
  row('snilsChecksum', rules.snilsChecksum, '11223344595', '11223344590'),
  row('cardLuhn', rules.cardLuhn, '4111111111111111', '4111111111111112'),
  row('kppFormat', rules.kppFormat, '7736AB001', '7736ab001'),
  row('ogrn', rules.ogrn, '1027700132195', '1027700132196'),
  row('ogrnip', rules.ogrnip, '304500116000157', '304500116000158'),
  row('bik', rules.bik, '044525225', '944525225'),
  row('departmentCode', rules.departmentCode, '770-001', '770'),
  row('notFuture', rules.notFuture, '2020-02-29', '2199-01-01'),
  row('birthDate', rules.birthDate, '1990-05-06', '2025-01-01'),
];

function Probe({ rows }: { readonly rows: readonly Row[] }): ReactElement {
  const [text, setText] = useState('');
  return (
    <Stack gap={24}>
      <Field label="Проверить своё значение" hint="Каждое правило отвечает в таблице">
        <TextInput value={text} onValueChange={setText} />
      </Field>
      <Table>
        <thead>
          <tr>
            <th scope="col">Правило</th>
            <th scope="col">Верно</th>
            <th scope="col">Неверно</th>
            <th scope="col">Что говорит</th>
            <th scope="col">О вашем значении</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, rule, right, wrong }) => (
            <tr key={name} data-right={rule(right) === undefined}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{right}</td>
              <td>{wrong || 'пусто'}</td>
              <td>{rule(wrong)}</td>
              <td data-verdict={name}>{rule(text) ?? (text === '' ? '' : 'верно')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}

export const Specification = meta.story({
  name: 'Правила спецификации',
  render: () => <Probe rows={specification} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-right="false"]')).toHaveLength(0);
    await userEvent.type(screen.getByRole('textbox'), '4509');
    await expect(canvasElement.querySelector('[data-verdict="passportSeries"]')).toHaveTextContent('верно');
    await expect(canvasElement.querySelector('[data-verdict="kppLength"]')).toHaveTextContent(
      'КПП должен содержать 9 цифр',
    );
  },
});

export const Further = meta.story({ name: 'Дальше спецификации', render: () => <Probe rows={further} /> });
