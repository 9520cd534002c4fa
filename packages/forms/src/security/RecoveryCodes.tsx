import { Button, ButtonGroup } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { Copy, Download, Printer } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { downloadText, printText } from './keep-text.ts';
import { recoveryWords as words } from './words.ts';

const Box = styled.section`
  display: grid;
  gap: 16px;
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
export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** The person says they are kept. */
  readonly onDone: () => void;
}

/** Codes for a lost phone, shown this once: to be copied, saved as a file or printed. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactElement {
  const text = codes.join('\n');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    toast.success(words.copied);
  };
  return (
    <Box aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <ButtonGroup>
        <Button icon={Copy} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button icon={Download} onClick={() => downloadText(words.file, `${words.title}\n\n${text}\n`)}>
          {words.download}
        </Button>
        <Button icon={Printer} onClick={() => printText(words.title, text)}>
          {words.print}
        </Button>
      </ButtonGroup>
      <Button variant="primary" onClick={onDone}>
        {words.kept}
      </Button>
    </Box>
  );
}
