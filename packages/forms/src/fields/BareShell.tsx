import { FieldContext } from '@pribavka/ui';
import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  & > [data-message='error'] {
    display: flex;
    gap: 6px;
    margin-inline-start: 26px;
    color: var(--pb-danger-text);
    font: var(--pb-type-caption);
    letter-spacing: var(--pb-type-caption-spacing);
  }
`;

/** A field whose control carries its own words: a box with its sentence. */
export function BareShell(props: {
  readonly name: string;
  readonly error: string | undefined;
  readonly disabled: boolean | undefined;
  readonly required: boolean;
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
  readonly children: ReactNode;
}): ReactElement {
  const { name, error, disabled, required, className, style, children } = props;
  const id = useId();
  const context = useMemo(
    () => ({
      controlId: `${id}c`,
      labelId: `${id}l`,
      describedBy: error === undefined ? undefined : `${id}error`,
      invalid: error !== undefined,
      required,
      disabled,
    }),
    [id, error, required, disabled],
  );
  return (
    <FieldContext.Provider value={context}>
      <Root data-field={name} className={className} style={style}>
        {children}
        {error !== undefined && (
          <span data-message="error" id={`${id}error`}>
            <CircleAlert size={14} aria-hidden />
            <span>{error}</span>
          </span>
        )}
      </Root>
    </FieldContext.Provider>
  );
}
