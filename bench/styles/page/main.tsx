import './page.css';
import { useEffect, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { css, styled } from 'styled-components';

import { painted, until } from '../../lib/frame.ts';

const ROWS = 200;
const COLUMNS = 10;
const lines = Array.from({ length: ROWS }, (_, row) => row);
const places = Array.from({ length: COLUMNS }, (_, at) => at);
const aligned = (at: number): 'end' | undefined => (at > 6 ? 'end' : undefined);
const cellText = (row: number, at: number, step: number): string => `${row}·${at}·${step}`;

type Step = (step: number) => void;
interface ListProps {
  onReady: (step: Step) => void;
}

function useStep(onReady: ListProps['onReady']): number {
  const [step, setStep] = useState(0);
  useEffect(() => onReady(setStep), [onReady]);
  return step;
}

const cell = css`
  padding: 0 10px;
  overflow: hidden;
  border-block-end: 1px solid #ddd;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The way of the house: one styled element, rules reach down to plain cells, variants are data attributes. */
const Frame = styled.table`
  table-layout: fixed;
  & td {
    ${cell}
  }
  & [data-align='end'] {
    text-align: end;
  }
`;

function Ours({ onReady }: ListProps): ReactElement {
  const step = useStep(onReady);
  return (
    <Frame>
      <tbody>
        {lines.map((row) => (
          <tr key={row}>
            {places.map((at) => (
              <td key={at} data-align={aligned(at)}>
                {cellText(row, at, step)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Frame>
  );
}

function Plain({ onReady }: ListProps): ReactElement {
  const step = useStep(onReady);
  return (
    <table className="plain">
      <tbody>
        {lines.map((row) => (
          <tr key={row}>
            {places.map((at) => (
              <td key={at} className={aligned(at) ? 'cell cell-end' : 'cell'}>
                {cellText(row, at, step)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const StyledCell = styled.td`
  ${cell}
  &[data-align='end'] {
    text-align: end;
  }
`;

function Each({ onReady }: ListProps): ReactElement {
  const step = useStep(onReady);
  return (
    <table className="plain">
      <tbody>
        {lines.map((row) => (
          <tr key={row}>
            {places.map((at) => (
              <StyledCell key={at} data-align={aligned(at)}>
                {cellText(row, at, step)}
              </StyledCell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const peers: Readonly<Record<string, (props: ListProps) => ReactElement>> = {
  ours: Ours,
  'plain classes': Plain,
  'every cell styled': Each,
};

let current: { root: Root; host: HTMLElement; step: Step } | undefined;

/** Milliseconds of React's work, style and layout for 2 000 cells. */
async function mount(name: string): Promise<number> {
  const List = peers[name];
  if (!List) throw new Error(`No peer ${name}`);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  let step: Step | undefined;
  const onReady = (give: Step): void => {
    step = give;
  };
  const start = performance.now();
  flushSync(() => root.render(<List onReady={onReady} />));
  host.getBoundingClientRect();
  const time = performance.now() - start;
  await until(() => step !== undefined);
  current = { root, host, step: step as unknown as Step };
  return time;
}

/** The middle of ten changes of every cell. */
async function update(): Promise<number> {
  const times: number[] = [];
  for (let round = 1; round <= 11; round += 1) {
    const start = performance.now();
    flushSync(() => current?.step(round));
    current?.host.getBoundingClientRect();
    times.push(performance.now() - start);
    await painted();
  }
  return times.sort((a, b) => a - b)[5] ?? 0;
}

async function unmount(): Promise<void> {
  current?.root.unmount();
  current?.host.remove();
  await painted();
}

const bench = { names: Object.keys(peers), mount, update, unmount };

declare global {
  interface Window {
    styles: typeof bench;
  }
}

window.styles = bench;
