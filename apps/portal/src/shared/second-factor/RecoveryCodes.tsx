import { Button } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { secondStepWords as words } from './words.ts';

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

/** Ten codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }): ReactElement {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.success(words.copied);
  };
  return (
    <Box aria-label={words.codesTitle}>
      <h2>{words.codesTitle}</h2>
      <p>{words.codesText}</p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Button onClick={() => void copy()}>{words.copy}</Button>
      <Button variant="primary" onClick={onDone}>
        {words.kept}
      </Button>
    </Box>
  );
}
