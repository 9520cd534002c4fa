import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../actions/button/Button.tsx';
import { StatusLabel } from '../../brand/status-label/StatusLabel.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Text } from '../../layout/text/Text.tsx';
import type { ContrastPair } from '../../theming/types.ts';

const Scroll = styled.div`
  overflow: auto;
  max-height: 480px;
  & > table {
    width: 100%;
    border-collapse: collapse;
    font: var(--pb-type-table);
  }
  & caption {
    padding-block-end: 8px;
    text-align: start;
  }
  & :is(th, td) {
    padding: 4px 10px;
    border-block-end: 1px solid var(--pb-line-soft);
    text-align: start;
    white-space: nowrap;
  }
  & :is(th, td)[data-align='end'] {
    text-align: end;
  }
`;

const FEW = 12;
const ratio = (value: number): string => value.toFixed(2).replace('.', ',');
const mode = { light: 'светлая', dark: 'тёмная' } as const;

/** Every pair of colours the components use: failed ones first, then the tightest. */
export function PairsTable({ pairs }: { pairs: readonly ContrastPair[] }): ReactElement {
  const sorted = pairs.toSorted((a, b) => a.ratio / a.required - b.ratio / b.required);
  const failed = pairs.filter(({ pass }) => !pass).length;
  const [whole, setWhole] = useState(false);
  return (
    <Stack gap={12}>
      <Scroll role="region" aria-label="Таблица контраста" tabIndex={0}>
        <table>
          <caption>
            <Text view="table" tone="secondary">
              Пар: {pairs.length}, не проходит: {failed}
            </Text>
          </caption>
          <thead>
            <tr>
              <th scope="col">Тема</th>
              <th scope="col">Что</th>
              <th scope="col">На чём</th>
              <th scope="col" data-align="end">
                Контраст
              </th>
              <th scope="col" data-align="end">
                Нужно
              </th>
              <th scope="col">Итог</th>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, whole ? undefined : Math.max(FEW, failed)).map((pair) => (
              <tr key={`${pair.mode} ${pair.foreground} ${pair.background}`}>
                <td>{mode[pair.mode]}</td>
                <td>{pair.foreground}</td>
                <td>{pair.background}</td>
                <td data-align="end">{ratio(pair.ratio)}</td>
                <td data-align="end">{ratio(pair.required)}</td>
                <td>
                  <StatusLabel status={pair.pass ? 'ok' : 'bad'}>{pair.pass ? 'проходит' : 'не проходит'}</StatusLabel>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Button size="sm" onClick={() => setWhole(!whole)}>
        {whole ? 'Показать только близкие к пределу' : `Показать все ${pairs.length}`}
      </Button>
    </Stack>
  );
}
