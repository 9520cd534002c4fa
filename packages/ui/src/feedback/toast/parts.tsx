import type { ReactElement } from 'react';

import { Ring } from '../../actions/button/Ring.tsx';
import { Glyph } from '../../brand/glyph/Glyph.tsx';
import { VisuallyHidden } from '../../foundation/a11y/VisuallyHidden.tsx';
import type { TableOf } from '../../foundation/messages/define.ts';
import type { feedbackMessages } from '../feedback.messages.ts';
import type { ToastStore } from './core/store.ts';
import type { ToastAction, ToastItem } from './core/types.ts';
import { Card, Toast } from './Toaster.styles.ts';
import { useSwipe } from './useSwipe.ts';

const glyphs = { success: 'ok', info: 'new', warning: 'warn', error: 'bad' } as const;

/* Drawn here: messages come before the rest of the interface and bring no icons and no buttons along. */
const cross = (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden focusable={false}>
    <path d="m4 4 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
  </svg>
);

function Act({ action, act }: { action: ToastAction; act: (run: () => void) => void }): ReactElement {
  return (
    <button type="button" onClick={() => act(action.onAction)}>
      {action.label}
      {action.hint !== undefined && <kbd>{action.hint}</kbd>}
    </button>
  );
}

interface PartProps {
  item: ToastItem;
  store: ToastStore;
  say: TableOf<typeof feedbackMessages>;
}

function ToastIcon({ item, size }: { item: ToastItem; size: number }): ReactElement {
  return item.busy ? <Ring size={size} /> : <Glyph name={glyphs[item.tone]} size={size} />;
}

function ToastText({ item, say }: Pick<PartProps, 'item' | 'say'>): ReactElement {
  return (
    <>
      <VisuallyHidden>{say[item.tone]}: </VisuallyHidden>
      {item.title}
      {item.count > 1 && <b> ×{item.count}</b>}
    </>
  );
}

const usePart = ({ item, store }: PartProps) => ({
  swipe: useSwipe({
    onStart: () => store.pause('swipe'),
    onEnd: () => store.resume('swipe'),
    onSwipe: () => store.dismiss(item.id),
  }),
  act: (run: () => void) => {
    store.dismiss(item.id);
    run();
  },
});

export function ToastLine(props: PartProps): ReactElement {
  const { item, store } = props;
  const { swipe, act } = usePart(props);
  const stays = item.duration === null && !item.busy;
  return (
    <Toast role="group" data-part="toast" aria-label={item.title} data-phase={item.phase} {...swipe}>
      <ToastIcon item={item} size={16} />
      <span>
        <ToastText item={item} say={props.say} />
        {item.description !== undefined && <small>{item.description}</small>}
      </span>
      {item.actions.map((action) => (
        <Act key={action.label} action={action} act={act} />
      ))}
      {stays && (
        <button type="button" aria-label={props.say.hide} onClick={() => store.dismiss(item.id)}>
          {cross}
        </button>
      )}
    </Toast>
  );
}

export function ToastCard(props: PartProps & { paused: boolean }): ReactElement {
  const { item, store, paused } = props;
  const { swipe, act } = usePart(props);
  return (
    <Card
      role="group"
      data-part="toast"
      aria-label={item.title}
      data-phase={item.phase}
      data-paused={paused ? '' : undefined}
      style={{ '--time': `${item.duration ?? 0}ms` }}
      {...swipe}
    >
      <ToastIcon item={item} size={16} />
      <div>
        <strong>
          <ToastText item={item} say={props.say} />
        </strong>
        {item.description !== undefined && <p>{item.description}</p>}
        {item.actions.length > 0 && (
          <div data-actions="">
            {item.actions.map((action) => (
              <Act key={action.label} action={action} act={act} />
            ))}
          </div>
        )}
      </div>
      <button type="button" aria-label={props.say.hide} onClick={() => store.dismiss(item.id)}>
        {cross}
      </button>
      {item.duration !== null && <span key={item.revision} data-line="" aria-hidden />}
    </Card>
  );
}
