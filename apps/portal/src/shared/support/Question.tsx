import { useQuery } from '@pribavka/api/react';
import { SelectField, TextareaField, TextField } from '@pribavka/forms';
import { maxLength } from '@pribavka/forms/rules';
import { Banner, Button, Skeleton } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { adviceOf } from '../advice.ts';
import { questionMessages as messages } from './messages.ts';

export type Category = { readonly code: string; readonly name: string };

const SUBJECT = [maxLength(200)];

/** A form of a question comes with its categories: until they are here there is nothing to fill in. */
export function WithCategories({
  children,
}: {
  children: (categories: readonly Category[]) => ReactElement;
}): ReactElement {
  const { data, problem, reload } = useQuery('dictionary.get', {}, { quiet: 'all' });
  if (data) return children(data.supportCategories);
  if (!problem) return <Skeleton shape="text" rows={5} label={messages.loading} />;
  return (
    <Banner tone="danger" title={messages.failed} announce actions={<Button onClick={reload}>{messages.retry}</Button>}>
      {adviceOf(problem)}
    </Banner>
  );
}

/** What is asked: the category, the subject and the text. */
export function QuestionFields({ categories }: { categories: readonly Category[] }): ReactElement {
  return (
    <>
      <SelectField
        name="category"
        label={messages.category}
        options={categories.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField name="subject" label={messages.subject} rules={SUBJECT} />
      <TextareaField name="text" label={messages.text} hint={messages.textHint} max={5000} />
    </>
  );
}
