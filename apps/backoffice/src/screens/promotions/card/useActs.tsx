import type { Output } from '@pribavka/api';
import { type QueryState, useAllowed, useCommand } from '@pribavka/api/react';
import { lazy } from 'react';

import { CommentDialog } from '../../../shared/reason/CommentDialog.tsx';
import type { SheetAction } from '../../../shared/sheet/actions.tsx';
import { promotionFormUrl } from '../urls.ts';
import { useCopy } from '../useCopy.ts';
import { useRules } from '../useRules.ts';
import { cardMessages as messages } from './messages.ts';

type Promotion = Output<'promotions.adminGet'>;
type Act = keyof typeof messages.acts;

const SubmitDialog = lazy(async () => ({ default: (await import('./SubmitDialog.tsx')).SubmitDialog }));

const dangerous: ReadonlySet<Act> = new Set<Act>(['finish', 'cancel', 'reject']);
/** What moves a promotion on; the first of them is the main button. */
const forward: ReadonlySet<Act> = new Set<Act>(['submit', 'approve', 'activate', 'resume']);
/** What would let it run, by where it is. */
const startOf: Partial<Record<Promotion['status'], Act>> = {
  draft: 'activate',
  on_approval: 'approve',
  scheduled: 'activate',
  paused: 'resume',
};
const order = Object.keys(messages.acts) as Act[];

/** Buttons of the card: what the server allows now, each with what it will do in figures. */
export function useActs({
  set,
}: Pick<QueryState<'promotions.adminGet'>, 'set'>): (promotion: Promotion) => readonly (SheetAction | false)[] {
  const mayUpdate = useAllowed('promotions.promotionDetailAdmin:update');
  const mayCreate = useAllowed('promotions.promotionDetailAdmin:create');
  const mayDelete = useAllowed('promotions.promotionDetailAdmin:delete');
  const setStatus = useCommand('promotions.setStatus', { invalidates: ['promotions.*'] });
  const remove = useCommand('promotions.delete', { invalidates: ['promotions.adminList'] });
  const copy = useCopy();
  const rules = useRules();

  const run = async ({ id, name, version }: Promotion, action: Act, comment?: string): Promise<string> => {
    const given = comment?.trim();
    // At once, so that the next button is pressed on what stands now.
    set(await setStatus.run({ params: { id }, body: { action, version, ...(given && { comment: given }) } }));
    return messages.done[action](name);
  };

  const actOf = (promotion: Promotion, action: Act): SheetAction => {
    const label = messages.acts[action];
    const tone = dangerous.has(action) ? 'danger' : 'plain';
    if (action === 'submit') {
      return {
        label,
        renderForm: (close) => (
          <SubmitDialog promotion={promotion} onClose={close} onSend={(comment) => run(promotion, action, comment)} />
        ),
      };
    }
    if (action === 'return' || action === 'reject') {
      const texts = messages.comments[action];
      return {
        label,
        tone,
        renderForm: (close) => (
          <CommentDialog
            onClose={close}
            title={texts.title(promotion.name)}
            text={texts.text}
            label={texts.label}
            action={label}
            onDecide={(comment) => run(promotion, action, comment)}
          />
        ),
      };
    }
    return { label, tone, ask: messages.questions[action](promotion), run: () => run(promotion, action) };
  };

  return (promotion) => {
    const { id, name, allowedActions, status, startRefusal } = promotion;
    const acts = mayUpdate ? order.filter((action) => allowedActions.includes(action)) : [];
    const start = startOf[status];
    const barred: SheetAction | false =
      mayUpdate && start !== undefined && startRefusal
        ? { label: messages.acts[start], disabledReason: startRefusal }
        : false;
    // With the main button barred nothing else takes its place; a draft still goes to the one who may start it.
    const main = acts.find((action) => (barred ? action === 'submit' : forward.has(action)));
    const mainBarred = barred !== false && main === undefined;
    const edits = mayUpdate && allowedActions.includes('edit');
    return [
      mainBarred && { ...barred, tone: 'main' },
      main !== undefined && { ...actOf(promotion, main), tone: 'main' },
      edits && { label: messages.edit, to: promotionFormUrl(id), tone: main || mainBarred ? 'plain' : 'main' },
      !mainBarred && barred,
      ...acts.filter((action) => action !== main).map((action) => actOf(promotion, action)),
      mayCreate && { label: messages.copy, onAction: () => void copy(id) },
      { label: messages.rules, onAction: () => void rules(id) },
      mayDelete &&
        allowedActions.includes('delete') && {
          label: messages.delete,
          tone: 'danger',
          ask: messages.deletion(name),
          run: () => remove.run({ params: { id } }).then(() => messages.deleted(name)),
          closes: true,
        },
    ];
  };
}
