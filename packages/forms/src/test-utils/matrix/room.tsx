import { getIn, type FormApi } from 'final-form';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';

import { Form } from '../../form/Form.tsx';
import { slotOf } from '../../masks/template.ts';
import type { Subject } from './subjects.tsx';

/** A field alone in a form on a page, watched from all sides. */
export interface Room extends Subject {
  readonly input: HTMLInputElement;
  /** The characters a person types for the full value. */
  readonly slots: string;
  /** Raw value made of these slots. */
  readonly rawOf: (slots: string) => string;
  /** Everything read aloud since the field was opened. */
  readonly heard: readonly string[];
  readonly blinks: () => number;
  /** Lets time go by for the field; by itself its clock stands, so a slow machine changes nothing. */
  readonly pass: (milliseconds: number) => void;
  /** Where the caret must stand behind the n-th slot of the present text. */
  readonly behind: (slots: number) => number;
  /** Wants this raw value on the screen and in the form, and the caret at its place. */
  readonly shows: (slots: string, caret?: number) => Promise<void>;
  /** Empties the field, its history and everything noted about it. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a field, focused and empty, in StrictMode as in development. */
export function openRoom(subject: Subject): Room {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
  let time = 1_000_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  const animate = vi.spyOn(Element.prototype, 'animate');
  const heard: string[] = [];
  const ear = new MutationObserver((records) => {
    for (const { target } of records) {
      if (target instanceof Element && target.matches('[aria-live]')) heard.push((target.textContent ?? '').trim());
    }
  });
  ear.observe(document.body, { subtree: true, childList: true });

  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  let api: FormApi<Record<string, unknown>> | undefined;
  flushSync(() =>
    root.render(
      <StrictMode>
        <Form onSubmit={() => undefined} apiRef={(given) => (api = given)}>
          {subject.field}
        </Form>
      </StrictMode>,
    ),
  );
  const input = container.querySelector('input');
  if (!input) throw new Error('The subject has no input.');
  input.focus();

  const { mask, raw } = subject;
  const places = Array.from(mask.pattern, (sign, at) => (slotOf(sign) ? at : -1)).filter((at) => at >= 0);
  const rawOf = (slots: string): string => (slots === '' ? '' : mask.rawPrefix + slots);
  const behind = (slots: number): number =>
    slots === 0 ? Math.min(places[0] ?? 0, input.value.length) : (places[slots - 1] ?? 0) + 1;

  // Words about this action must not be heard in the next one.
  const silence = async (): Promise<void> => {
    if (animate.mock.calls.length > 0) await expect.poll(() => heard).not.toEqual([]);
    heard.length = 0;
    animate.mockClear();
  };

  return {
    ...subject,
    input,
    slots: raw.slice(mask.rawPrefix.length),
    rawOf,
    heard,
    blinks: () => animate.mock.calls.length,
    pass: (milliseconds) => {
      time += milliseconds;
    },
    behind,
    shows: async (slots, caret) => {
      const wanted = [mask.format(rawOf(slots)), subject.kept(rawOf(slots))];
      await expect.poll(() => [input.value, getIn(api?.getState().values ?? {}, 'probe') ?? '']).toEqual(wanted);
      if (caret !== undefined) expect([input.selectionStart, input.selectionEnd]).toEqual([caret, caret]);
    },
    reset: async () => {
      await silence();
      flushSync(() => api?.change('probe', ''));
      // A refusal of the same kind within three seconds is one burst.
      time += 10_000;
      input.focus();
    },
    close: async () => {
      await silence();
      ear.disconnect();
      root.unmount();
      container.remove();
      clock.mockRestore();
      animate.mockRestore();
    },
  };
}
