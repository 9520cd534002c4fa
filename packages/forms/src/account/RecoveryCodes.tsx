import { Button, ButtonGroup, useMergedRefs } from '@pribavka/ui';
import { useMessages } from '@pribavka/ui/messages';
import { toast } from '@pribavka/ui/toast';
import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef, type ComponentPropsWithRef, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { downloadText, printText } from './save-text.ts';
import { recoveryMessages } from './recovery.messages.ts';

const Box = styled.section`
  display: grid;
  gap: 16px;
  outline: none;
  & p {
    color: var(--pb-text-secondary);
  }
`;

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 8px;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;

/** Shape of {@link RecoveryCodes}. */
export interface RecoveryCodesProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The codes as they are shown, copied and printed, one a line. */
  readonly codes: readonly string[];
  /** The person says they are kept. */
  readonly onDone: () => void;
}

/** Codes for a lost phone, shown this once: to be copied, saved as a file or printed. */
export function RecoveryCodes({ codes, onDone, ref, ...rest }: RecoveryCodesProps): ReactElement {
  const box = useRef<HTMLElement>(null);
  const merged = useMergedRefs(box, ref);
  // The form before it had the focus and is gone: a screen reader goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  const messages = useMessages(recoveryMessages);
  const text = codes.join('\n');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    toast.success(messages.copied);
  };
  return (
    <Box aria-label={messages.title} tabIndex={-1} {...rest} ref={merged}>
      <h2>{messages.title}</h2>
      <p>{messages.text}</p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <ButtonGroup>
        <Button icon={Copy} onClick={() => void copy()}>
          {messages.copy}
        </Button>
        <Button icon={Download} onClick={() => downloadText(messages.file, `${messages.title}\n\n${text}\n`)}>
          {messages.download}
        </Button>
        <Button icon={Printer} onClick={() => printText(messages.title, text)}>
          {messages.print}
        </Button>
      </ButtonGroup>
      <Button variant="primary" onClick={onDone}>
        {messages.kept}
      </Button>
    </Box>
  );
}
