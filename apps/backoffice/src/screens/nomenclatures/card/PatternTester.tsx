import { fitsPattern, serialPatternProblem } from '@pribavka/forms/rules';
import { Banner, Field, Stack, TextInput } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';

import { productCardMessages } from './messages.ts';

const messages = productCardMessages.tester;

/** «Проверить пример»: a number against the pattern, by the rule the registration of a sale uses. */
export function PatternTester({ pattern }: { pattern: string }): ReactElement {
  const [serial, setSerial] = useState('');
  const problem = pattern === '' ? undefined : serialPatternProblem(pattern);
  const typed = serial.trim();
  const fits = fitsPattern(pattern, typed);
  return (
    <Stack gap={8}>
      <Field label={messages.title}>
        <TextInput
          value={serial}
          aria-label={messages.label}
          onChange={(event) => setSerial(event.currentTarget.value)}
        />
      </Field>
      <div role="status">
        {problem !== undefined && <Banner tone="danger" title={messages.wrong(problem)} />}
        {problem === undefined && typed !== '' && (
          <Banner tone={fits ? 'success' : 'warning'} title={fits ? messages.fits : messages.misses} />
        )}
      </div>
    </Stack>
  );
}
