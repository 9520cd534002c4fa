import { X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Glyph } from '../../brand/glyph/Glyph.tsx';
import type { GlyphName } from '../../brand/glyph/shapes.tsx';
import { useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { feedbackMessages } from '../feedback.messages.ts';

const Root = styled.div`
  --tone-bg: var(--pb-info-subtle);
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr) auto;
  align-items: start;
  gap: 0 12px;
  padding: 14px 16px;
  border: 1px solid transparent;
  border-radius: var(--pb-radius-md);
  background: var(--tone-bg);
  font: var(--pb-type-ui);
  &[data-tone='success'] {
    --tone-bg: var(--pb-success-subtle);
  }
  &[data-tone='warning'] {
    --tone-bg: var(--pb-warning-subtle);
  }
  &[data-tone='danger'] {
    --tone-bg: var(--pb-danger-subtle);
  }
  & > svg {
    --cut: var(--tone-bg);
    margin-block-start: 1px;
  }
  & strong {
    display: block;
    font: var(--pb-type-ui-strong);
  }
  & [data-text] {
    color: var(--pb-text-secondary);
  }
  & [data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 10px;
  }
  & > button {
    margin: -8px;
    margin-inline-start: 0;
  }
`;

/** Meaning of a `Banner`. */
export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Colour and sign of the message. @default 'info' */
  tone?: BannerTone | undefined;
  /** What has happened, in a sentence. */
  title: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** Shows a cross. */
  onClose?: (() => void) | undefined;
  /** Read aloud as it appears; for what comes after an action. @default false */
  announce?: boolean | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof feedbackMessages> | undefined;
}

const glyphs: Readonly<Record<BannerTone, GlyphName>> = { info: 'new', success: 'ok', warning: 'warn', danger: 'bad' };

/** A strip inside the page: what happened and what to do. */
export function Banner({
  tone = 'info',
  title,
  actions,
  onClose,
  announce = false,
  messages,
  children,
  ...rest
}: BannerProps): ReactElement {
  const say = useMessages(feedbackMessages, messages);
  const role = announce ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <Root data-tone={tone} role={role} {...rest}>
      <Glyph name={glyphs[tone]} size={18} />
      <div>
        <strong data-part="title">{title}</strong>
        {children !== undefined && (
          <div data-part="text" data-text="">
            {children}
          </div>
        )}
        {actions !== undefined && (
          <div data-part="actions" data-actions="">
            {actions}
          </div>
        )}
      </div>
      {onClose && <IconButton icon={X} label={say.hide} size="sm" onClick={onClose} />}
    </Root>
  );
}
