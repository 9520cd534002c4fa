import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { Button, type ButtonProps } from '../../actions/button/Button.tsx';
import { announce } from '../../foundation/announcer/announcer.ts';
import { formatCount, formatNumber, type CountForms } from '../../foundation/format/numbers.ts';
import { useLocale, useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { ProgressBar } from '../../layout/progress-bar/ProgressBar.tsx';
import { exportMessages } from './export.messages.ts';
import { Box } from './ExportButton.styles.ts';

/** How far a long export has come: rows written of rows in all; nothing while it waits in the queue. */
export interface ExportProgress {
  /** What is done so far. */
  readonly done: number;
  /** What is to be done; unknown until the server says. */
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
  countForms?: CountForms | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof exportMessages> | undefined;
}

/** «из 21 строки», «из 1 318 строк»: the second case of the same words. */
const ofForms = (forms: CountForms): CountForms =>
  typeof forms === 'function' ? forms : [forms[1], forms[2], forms[2]];

type State = { at: 'rest' } | { at: 'busy'; progress?: ExportProgress } | { at: 'failed'; text: string };

/** Makes a file of the list: at once for loaded rows (`downloadCsv`), with a bar for a process of the server. */
export function ExportButton({
  onExport,
  count,
  label: given,
  failText: givenFail,
  countForms: givenForms,
  messages,
  disabledReason,
  variant = 'plain',
  size = 'sm',
  className,
  style,
  ...rest
}: ExportButtonProps): ReactElement {
  const say = useMessages(exportMessages, messages);
  const locale = useLocale();
  const label = given ?? say.label;
  const failText = givenFail === undefined ? say.failed : givenFail;
  const countForms = givenForms ?? say.rows;
  const [state, setState] = useState<State>({ at: 'rest' });
  const run = async (): Promise<void> => {
    setState({ at: 'busy' });
    try {
      await onExport({ onProgress: (progress) => setState({ at: 'busy', progress }) });
      setState({ at: 'rest' });
      announce(say.ready(count === undefined ? undefined : formatCount(count, countForms)));
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
        disabledReason={disabledReason ?? (count === 0 ? say.nothing : undefined)}
        onClick={() => void run()}
      >
        {label}
      </Button>
      {total > 0 && (
        <ProgressBar
          label={say.progress(label)}
          value={done}
          max={total}
          caption={say.part(formatNumber(done, { locale }), formatCount(total, ofForms(countForms)))}
        />
      )}
      {state.at === 'failed' && <small data-failed="">{state.text}</small>}
    </Box>
  );
}
