import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

/** Forms with a long text that keep no draft of it, and why. */
const others: Readonly<Record<string, string>> = {
  'apps/backoffice/src/screens/promotions/card/SubmitDialog.tsx': 'a remark that goes with one press, in a dialog',
  'apps/backoffice/src/shared/reason/CommentForm.tsx': 'a remark that goes with one press, in a dialog',
  'apps/backoffice/src/shared/reason/ReasonForm.tsx': 'a reason that goes with one press, in a dialog',
};

it('keeps what is typed at length over a reload, in every form of both apps', () => {
  const lost = globSync('apps/{portal,backoffice}/src/**/*.tsx')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('.test.') && !path.includes('.stories.'))
    .filter((path) => {
      const text = readFileSync(path, 'utf8');
      return /<Form\b/.test(text) && /<(?:TextareaField|QuestionFields)\b/.test(text) && !/\bdraft=\{/.test(text);
    });
  expect(lost.sort()).toEqual(Object.keys(others).sort());
});
