import { useFormField, useFormParts, useFormValues } from '@pribavka/forms';
import { formatDate, useStableCallback, useTimeout } from '@pribavka/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import type { Sale } from '../../../shared/contract.ts';
import type { Sender } from './sender.ts';
import { toInput, type SavedSale, type SaleValues } from './values.ts';
import { saleFormMessages as messages } from './messages.ts';

/** Milliseconds without a change after which the draft goes to the server. */
const SAVE_AFTER = 1500;

const Line = styled.p`
  color: var(--pb-text-tertiary);
  font: var(--pb-type-caption);
`;

const bodyOf = (values: SaleValues): string => JSON.stringify(toInput(values, false));

export interface AutosaveProps {
  sender: Sender;
  /** A price above it is not saved: the field says why. */
  maxPriceKopecks: number;
  /** The server takes this sale only when it is sent: a half-edited one must keep its points. */
  isAsked: boolean;
  /** The form waits in this browser too, so nothing is lost by leaving it. */
  onDevice: boolean;
  /** A lost answer came after all: the sale was sent. */
  onSent: (sale: Sale) => void;
}

/** Saves the draft to the server while it is being filled, and says when it did. */
export function Autosave({ sender, maxPriceKopecks, isAsked, onDevice, onSent }: AutosaveProps): ReactElement {
  const { api, core } = useFormParts();
  const saved = useFormField<SavedSale | null>('saved', '', null, {});
  // Waits in this browser with the rest, so that the form finds its own lost call after a reload.
  useFormField<string | undefined>('formId', '', undefined, {});
  // The draft has the lines as a whole, so that one that was removed does not come back. A name alone: a field of it
  // would be wrong with each field of its lines.
  useEffect(() => {
    core.register('lines', { label: '', secret: false, normalize: undefined, asyncRule: undefined })();
  }, [core]);
  const body = bodyOf(useFormValues<SaleValues>());
  const [savedAt, setSavedAt] = useState<Date>();
  const pause = useTimeout();
  const seen = useRef(body);
  const now = (): SaleValues => core.values() as unknown as SaleValues;

  const save = useStableCallback(async () => {
    const values = now();
    const input = toInput(values, false, maxPriceKopecks);
    if (core.form().submitting || input.items.length === 0) return;
    try {
      const sale = await sender.save(input, values);
      if (sale.status !== 'draft') {
        api.initialize(api.getState().values);
        onSent(sale);
        return;
      }
      saved.change({ id: sale.id, version: sale.version });
      // Without a price the field refuses it is not all that was typed.
      setSavedAt(bodyOf(values) === JSON.stringify(input) ? new Date() : undefined);
      // The server has all of it, so there is nothing to ask about on leaving.
      if (!onDevice && bodyOf(now()) === JSON.stringify(input)) api.initialize(api.getState().values);
    } catch {
      // What is typed stays in the form; sending will say what is wrong.
      setSavedAt(undefined);
    }
  });

  useEffect(() => {
    if (seen.current === body) return;
    seen.current = body;
    if (isAsked) return;
    pause.start(SAVE_AFTER, () => void save());
  }, [body, isAsked, pause, save]);

  const isTyped = !isAsked || body !== bodyOf(api.getState().initialValues as unknown as SaleValues);
  const onlyHere = onDevice && isTyped ? messages.savedHere : '';
  return <Line>{savedAt ? messages.saved(formatDate(savedAt, 'time')) : onlyHere}</Line>;
}
