import { formatNumber } from '../../foundation/format/numbers.ts';
import { useLocale } from '../../foundation/messages/context.ts';

/** The format of the chart, or plain numbers in the language of the page. */
export function useNumberFormat(given: ((value: number) => string) | undefined): (value: number) => string {
  const locale = useLocale();
  return given ?? ((value) => formatNumber(value, { locale }));
}
