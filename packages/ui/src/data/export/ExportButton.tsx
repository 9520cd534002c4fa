import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { Button, type ButtonProps } from '../../actions/button/Button.tsx';
import { announce } from '../../foundation/announcer/announcer.ts';
import { formatCount, formatNumber } from '../../foundation/format/numbers.ts';
import { ProgressBar } from '../../layout/progress-bar/ProgressBar.tsx';
import { Box } from './ExportButton.styles.ts';

/** How far a long export has come: rows written of rows in all; nothing while it waits in the queue. */
export interface ExportProgress {
  readonly done: number;
  readonly total: number;
}

export interface ExportButtonProps extends Omit<ButtonProps, 'children' | 'loading' | 'onClick' | 'icon' | 'iconEnd'> {
  /**
   * Makes the file. A promise is waited for: the button is busy, `onProgress` moves the bar under it, an error is
   * said in words and the button is free again.
   */
  onExport: (tools: { onProgress: (progress: ExportProgress) => void }) => Promise<void> | void;
  /** Rows that will be in the file; none disables the button. */
  count?: number | undefined;
  /** Text of the button. @default 'Экспорт' */
  label?: string | undefined;
  /** Words of a failure; null where the maker of the file says it. @default 'Не смогли собрать файл. Попробуйте снова.' */
  failText?: string | ((error: unknown) => string) | null | undefined;
  /** What is counted, for one, two and five. @default строка, строки, строк */
  countForms?: readonly [string, string, string] | undefined;
}

const failed = 'Не смогли собрать файл. Попробуйте снова.';
const rows = ['строка', 'строки', 'строк'] as const;
/** «из 21 строки», «из 1 318 строк»: the second case of the same words. */
const ofForms = ([, few, many]: readonly [string, string, string]): readonly [string, string, string] => [
  few,
  many,
  many,
];

type State = { at: 'rest' } | { at: 'busy'; progress?: ExportProgress } | { at: 'failed'; text: string };

/** Makes a file of the list: at once for loaded rows (`downloadCsv`), with a bar for a process of the server. */
export function ExportButton({
  onExport,
  count,
  label = 'Экспорт',
  failText = failed,
  countForms = rows,
  disabledReason,
  variant = 'plain',
  size = 'sm',
  className,
  style,
  ...rest
}: ExportButtonProps): ReactElement {
  const [state, setState] = useState<State>({ at: 'rest' });
  const run = async (): Promise<void> => {
    setState({ at: 'busy' });
    try {
      await onExport({ onProgress: (progress) => setState({ at: 'busy', progress }) });
      setState({ at: 'rest' });
      announce(count === undefined ? 'Файл готов' : `Файл готов: ${formatCount(count, countForms)}`);
    } catch (error) {
      const text = typeof failText === 'function' ? failText(error) : failText;
      setState(text === null ? { at: 'rest' } : { at: 'failed', text });
      if (text !== null) announce(text, { assertive: true });
    }
  };
  const { done, total } = (state.at === 'busy' && state.progress) || { done: 0, total: 0 };
  return (
    <Box className={className} style={style}>
      <Button
        {...rest}
        icon={Download}
        variant={variant}
        size={size}
        loading={state.at === 'busy'}
        disabledReason={disabledReason ?? (count === 0 ? 'Выгружать нечего: строк нет' : undefined)}
        onClick={() => void run()}
      >
        {label}
      </Button>
      {total > 0 && (
        <ProgressBar
          label={`${label}: готово`}
          value={done}
          max={total}
          caption={`${formatNumber(done)} из ${formatCount(total, ofForms(countForms))}`}
        />
      )}
      {state.at === 'failed' && <small data-failed="">{state.text}</small>}
    </Box>
  );
}
