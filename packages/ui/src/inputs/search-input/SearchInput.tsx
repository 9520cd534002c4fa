import { Search } from 'lucide-react';
import { useState, type ClipboardEvent, type KeyboardEvent, type ReactElement } from 'react';

import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useTimeout } from '../../foundation/hooks/useTimeout.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { TextInput, type TextInputProps } from '../text-input/TextInput.tsx';
import { searchInputMessages } from './search-input.messages.ts';

export interface SearchInputProps extends Omit<TextInputProps, 'exact' | 'type' | 'onValueChange'> {
  /** The query in force without outer spaces: after a pause in typing, at once on Enter and on clearing. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Milliseconds of the pause. @default 300 */
  debounce?: number | undefined;
}

/** Cells of a spreadsheet as one line: the browser would glue lines together. */
const lineOf = (pasted: string): string =>
  pasted
    .split(/[\r\n\t]+/)
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(', ');

/** Search as you type: 232 px wide by default in a filter row. Esc empties it; pasted lines and cells become a list with commas. */
export function SearchInput({
  value: given,
  defaultValue,
  onValueChange,
  debounce = 300,
  placeholder: hint,
  onKeyDown,
  onPaste,
  ...rest
}: SearchInputProps): ReactElement {
  const say = useMessages(searchInputMessages);
  const placeholder = hint ?? say.placeholder;
  const [typed, setTyped] = useState<string | null>(null);
  const [value, set] = useControllable<string>({
    value: given === null ? '' : given,
    defaultValue: defaultValue ?? '',
    onValueChange,
  });
  const [base, setBase] = useState(value);
  const [reported, setReported] = useState<readonly string[]>([]);
  const timer = useTimeout();
  if (base !== value) {
    setBase(value);
    const echo = reported.indexOf(value);
    setReported(echo < 0 ? [] : reported.slice(echo + 1));
    // Another query from outside (a saved view, Back) replaces what is typed; an echo of our own, even a late one, does not.
    if (echo < 0) setTyped(null);
  }
  const report = (query: string): void => {
    if (query !== value) setReported((earlier) => [...earlier, query]);
    set(query);
  };
  const ask = (query: string, wait: number): void => {
    setTyped(query);
    timer.start(wait, () => report(query.trim()));
  };
  return (
    <TextInput
      icon={Search}
      clearable
      enterKeyHint="search"
      autoComplete="off"
      aria-label={placeholder}
      {...rest}
      type="search"
      placeholder={placeholder}
      value={typed ?? value}
      onValueChange={(query) => ask(query, query === '' ? 0 : debounce)}
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
        onPaste?.(event);
        const pasted = event.clipboardData.getData('text');
        if (event.defaultPrevented || !/[\r\n\t]/.test(pasted.trim())) return;
        event.preventDefault();
        const { value: text, selectionStart, selectionEnd } = event.currentTarget;
        ask(text.slice(0, selectionStart ?? text.length) + lineOf(pasted) + text.slice(selectionEnd ?? text.length), 0);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        onKeyDown?.(event);
        if (event.key === 'Enter') {
          event.preventDefault();
          ask(event.currentTarget.value, 0);
        } else if (event.key === 'Escape' && event.currentTarget.value !== '') {
          event.preventDefault();
          event.stopPropagation();
          ask('', 0);
        }
      }}
    />
  );
}
