import { useState } from 'react';

import { announce } from '../../foundation/announcer/announcer.ts';
import { useLocale, useMessages } from '../../foundation/messages/context.ts';
import { longDay, rangeText } from '../core/day-text.ts';
import { daysBetween, type IsoDate } from '../core/iso.ts';
import { orderRange, rangeLength, type DayRange } from '../core/range.ts';
import { rangePanelMessages } from './range-panel.messages.ts';

export interface RangeDraft {
  /** What is drawn: chosen, or from the first end to the day under the pointer or the keyboard. */
  readonly shown: DayRange | null;
  /** Both ends are there. */
  readonly whole: DayRange | null;
  readonly pick: (day: IsoDate) => void;
  readonly point: (day: IsoDate | undefined) => void;
  readonly set: (range: DayRange | null) => void;
  readonly problem: string | undefined;
}

/** A range being chosen: the first press begins it, the second ends it, in either order. */
export const useRangeDraft = (initial: DayRange | null, maxDays: number | undefined): RangeDraft => {
  const say = useMessages(rangePanelMessages);
  const locale = useLocale();
  const [range, setRange] = useState(initial);
  const [start, setStart] = useState<IsoDate>();
  const [over, setOver] = useState<IsoDate>();
  const shown = start === undefined ? range : orderRange(start, over ?? start);
  const whole = start === undefined ? range : null;
  const tooLong = whole !== null && maxDays !== undefined && daysBetween(whole.from, whole.to) >= maxDays;
  return {
    shown,
    whole,
    problem: tooLong && whole ? say.tooLong(maxDays, rangeLength(whole)) : undefined,
    pick: (day) => {
      if (start === undefined) {
        setStart(day);
        setOver(day);
        announce(say.started(longDay(day, locale)));
        return;
      }
      const next = orderRange(start, day);
      setRange(next);
      setStart(undefined);
      announce(say.chosen(rangeText(next.from, next.to, locale)));
    },
    point: (day) => setOver(day),
    set: (next) => {
      setStart(undefined);
      setRange(next);
    },
  };
};
