import { Stack, Text } from '@pribavka/ui';
import type { FormApi } from 'final-form';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { extractArgTypes } from '../../../../.storybook/arg-types.ts';
import { Form, SubmitButton } from '../index.ts';
import { CaseTable } from './CaseTable.tsx';

/** One way to use a field, and what it says afterwards: «верно» when nothing. */
export interface FieldCase {
  /** «наберите» is done by the play function too. */
  readonly how: string;
  readonly text: string;
  readonly says: string;
  readonly why: string;
}

export const typed = (text: string, says: string, why: string): FieldCase => ({ how: 'наберите', text, says, why });
export const byHand = (how: string, text: string, says: string, why: string): FieldCase => ({ how, text, says, why });

/** Controls for the properties of a field; its story spreads the arguments over it. */
export const controlsOf = (field: string): Record<string, object> => extractArgTypes({ displayName: field });

/** A field alone in a form: what the form holds under it, cases to try by hand below. */
export function FieldPage(props: { readonly cases: readonly FieldCase[]; readonly children: ReactNode }): ReactElement {
  const [kept, setKept] = useState('{}');
  const [form, setForm] = useState<FormApi<Record<string, unknown>>>();
  useEffect(() => form?.subscribe(({ values }) => setKept(JSON.stringify(values)), { values: true }), [form]);
  return (
    <Stack gap={24}>
      <Form onSubmit={() => undefined} apiRef={setForm}>
        {props.children}
        <div>
          <SubmitButton>Проверить</SubmitButton>
        </div>
      </Form>
      <Text tone="secondary">{`В форме: ${kept}`}</Text>
      <CaseTable
        label="Случаи"
        cases={props.cases.map(({ how, text, says, why }) => ({ how, text, shown: says, why }))}
      />
    </Stack>
  );
}

/** Types every case into the first input, leaves it and reads what the field says. */
export async function tryTyped(root: HTMLElement, cases: readonly FieldCase[]): Promise<void> {
  const input = root.querySelector('form input');
  if (!(input instanceof HTMLInputElement)) throw new Error('The field has no input.');
  const field = input.closest('[data-field]');
  for (const { how, text, says } of cases) {
    if (how !== 'наберите') continue;
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.keyboard(text);
    await userEvent.tab();
    const said = (): string =>
      field?.querySelector('[data-message="error"],[data-message="warning"]')?.textContent ?? 'верно';
    await waitFor(() => expect(said()).toBe(says));
  }
}

/** Presses the button and wants the first field to ask for itself. */
export async function askEmpty(root: HTMLElement, says: string): Promise<void> {
  await userEvent.click(within(root).getByRole('button', { name: 'Проверить' }));
  await waitFor(() => expect(within(root).getAllByText(says).length).toBeGreaterThan(0));
}
