import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

import { useFormParts, useFormView } from './context.ts';

const Strip = styled.div`
  &:empty {
    display: none;
  }
  & > p {
    display: flex;
    gap: 8px;
    margin: 0;
    padding: 10px 12px;
    border: 1px solid var(--pb-danger-line, var(--pb-danger-fill));
    border-radius: var(--pb-radius-sm);
    background: var(--pb-danger-subtle);
    color: var(--pb-danger-text);
    font: var(--pb-type-ui);
  }
  & > p + p {
    margin-top: 8px;
  }
  & svg {
    flex: none;
    margin-top: 2px;
  }
`;

/** Shape of {@link FormStrip}. */
export type FormStripProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

/** Words of the server that belong to no field, above the button; there from the start, so that they are read. */
export function FormStrip(props: FormStripProps): ReactElement {
  const { core } = useFormParts();
  const { messages } = useFormView(core);
  return (
    <Strip role="alert" {...props}>
      {messages.map((message) => (
        <p key={message} data-part="message">
          <CircleAlert size={16} aria-hidden />
          <span>{message}</span>
        </p>
      ))}
    </Strip>
  );
}
