import type { ReactElement, RefObject } from 'react';
import { styled } from 'styled-components';

const Layer = styled.span`
  opacity: 0;
  & > [data-typed] {
    visibility: hidden;
  }
  /* The template is of use while one types and while a value is half typed. */
  :focus-within > [data-part='mask-placeholder'] > &,
  &[data-begun] {
    opacity: 1;
  }
`;

/** The layer a masked input paints the rest of its template into; React never writes it again. */
export function MaskPlaceholder({ ref }: { readonly ref: RefObject<HTMLSpanElement | null> }): ReactElement {
  return (
    <Layer ref={ref}>
      <span data-typed="" />
      <span data-rest="" />
    </Layer>
  );
}
