import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { formatDate, toDate, type DatePreset } from '../../foundation/format/dates.ts';
import { invariant } from '../../foundation/invariant/invariant.ts';
import { useLocale } from '../../foundation/messages/context.ts';

const Root = styled.time`
  white-space: nowrap;
`;

export interface DateTextProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** As servers and pickers send it: `yyyy-MM-dd`, with time, or ISO 8601 with an offset. */
  value: string;
  /** Name of a format of specification §9. @default 'date' */
  format?: DatePreset | undefined;
}

/** A day or a moment in one of the formats of the product; machines read the value as it came. */
export function DateText({ value, format = 'date', ...rest }: DateTextProps): ReactElement {
  invariant('DateText', toDate(value) !== undefined, () => [
    `value "${value}" is neither a day nor a moment.`,
    'The person sees an empty place instead of the date.',
    'Pass yyyy-MM-dd, yyyy-MM-dd HH:mm:ss or ISO 8601 with an offset, as the server sent it.',
  ]);
  const locale = useLocale();
  return (
    // A moment is written in the zone of who looks: the server does not know it yet.
    <Root dateTime={value.replace(' ', 'T')} suppressHydrationWarning {...rest}>
      {formatDate(value, format, locale)}
    </Root>
  );
}
