import { isProblem, type Problem } from '@pribavka/api';
import { useCommand } from '@pribavka/api/react';
import { SubmitError } from '@pribavka/forms';

import type { PromotionBody } from './body.ts';
import { fieldsOfProblem } from './fields.ts';
import { wizardMessages as messages } from './messages.ts';
import type { Promotion, PromotionValues, PublishAct } from './values.ts';

const invalidates = ['promotions.*'] as const;

export interface Saved {
  readonly promotion: Promotion;
  readonly act: PublishAct;
  /** The promotion is saved, and what was to become of it was refused: the client has said why. */
  readonly refused?: boolean;
}

const required = ['name', 'mechanic', 'startsOn', 'endsOn'] as const;

/** What no promotion can do without and nobody has typed, on whatever step it is. */
export function missingIn(values: PromotionValues): SubmitError {
  const missing = required.filter((name) => (values[name] ?? '').trim() === '');
  // A day is there and is no day: its field says so itself when its step is opened.
  const names = missing.length > 0 ? missing : (['startsOn', 'endsOn'] as const);
  return new SubmitError(Object.fromEntries(names.map((name) => [name, messages.required])));
}

/** A refusal with its words at the fields of the form. */
export function placed(error: unknown, mechanic: PromotionValues['mechanic']): unknown {
  if (!isProblem(error) || Object.keys(error.fields).length === 0) return error;
  return new SubmitError(fieldsOfProblem(error.fields, mechanic), [...error.messages]);
}

export const isConflict = (error: unknown): error is Problem => isProblem(error) && error.code === 'VERSION_CONFLICT';

export interface SaveInput {
  readonly id: string | undefined;
  readonly version: number | undefined;
  readonly body: PromotionBody;
  readonly act: PublishAct;
  readonly comment: string;
}

/** Saves a promotion and does with it what was chosen: one press, two commands, and never two promotions. */
export function useSave(): (input: SaveInput) => Promise<Saved> {
  const create = useCommand('promotions.create', { invalidates, quiet: 'fields' });
  const update = useCommand('promotions.update', { invalidates, quiet: 'fields' });
  const setStatus = useCommand('promotions.setStatus', { invalidates });
  return async ({ id, version, body, act, comment }) => {
    const promotion =
      id === undefined || version === undefined
        ? await create.run({ body })
        : await update.run({ params: { id }, body: { ...body, version } });
    if (act === 'save') return { promotion, act };
    const given = comment.trim();
    try {
      const decided = await setStatus.run({
        params: { id: promotion.id },
        body: { action: act, version: promotion.version, ...(given && { comment: given }) },
      });
      return { promotion: decided, act };
    } catch (error) {
      if (!isProblem(error)) throw error;
      return { promotion, act: 'save', refused: true };
    }
  };
}
