import { attributeOf, countOf, openedBy, type Part } from '../part.ts';
import { fieldDriver, type FieldDriver } from './field.ts';

/** A field of a day: written by hand or chosen in its calendar. */
export interface DateDriver extends FieldDriver {
  /** Opens the calendar and takes the day, `yyyy-MM-dd`, whatever month is shown. */
  readonly pick: (day: string) => Promise<void>;
}

/** A month of `yyyy-MM-dd` as one number. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/**
 * Takes a day of an open calendar. It goes by the keyboard, a month at a time: names of months and buttons are in the
 * language of the page, keys are not.
 */
export async function pickDay(calendar: Part, day: string): Promise<void> {
  await calendar.retry(async () => {
    const days = calendar.bySelector('[data-day]');
    if ((await countOf(days)) === 0) throw new Error('No calendar is open');
    const wanted = calendar.bySelector(`[data-day="${day}"]`);
    if ((await countOf(wanted)) > 0) return;
    const standing = calendar.bySelector('[data-day][tabindex="0"]');
    const now = (await attributeOf(standing, 'data-day')) ?? '';
    const ahead = monthOf(day) - monthOf(now);
    const year = Math.abs(ahead) >= 12 ? 'Shift+' : '';
    await standing.press(`${year}${ahead < 0 ? 'PageUp' : 'PageDown'}`);
    throw new Error(`The calendar has not come to ${day} yet, it stands at ${now}`);
  });
  await calendar.bySelector(`[data-day="${day}"]`).click();
}

/** The field of a day with this label. */
export function dateDriver(scope: Part, label: string | RegExp): DateDriver {
  const field = fieldDriver(scope, label);
  return {
    ...field,
    pick: async (day) => {
      const root = await field.root();
      await pickDay(await openedBy(root.bySelector('button[aria-haspopup="dialog"]')), day);
    },
  };
}
