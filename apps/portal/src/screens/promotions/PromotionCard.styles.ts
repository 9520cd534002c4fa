import { styled } from 'styled-components';

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-md);
  background: var(--pb-bg-surface);
  & > [data-part='cover'] {
    --cover-radius: 0;
    position: relative;
    height: 72px;
  }
  & [data-part='badge'] {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-start: 12px;
    padding: 4px 10px;
    border-radius: var(--pb-radius-sm);
    background: var(--pb-bg-surface);
    color: var(--pb-text-primary);
    font-weight: 600;
  }
  & > [data-part='text'] {
    overflow-wrap: anywhere;
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 4px;
    padding: 16px;
  }
  & h2 {
    font: var(--pb-type-h3);
  }
  & h2 a {
    color: inherit;
    text-decoration: none;
  }
  & h2 a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  & p {
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
  & [data-part='mine'] {
    margin-top: auto;
    padding-top: 12px;
    font: var(--pb-type-ui);
  }
  &:hover {
    border-color: var(--pb-line-strong);
  }
  @media (min-width: 48em) {
    & > [data-part='cover'] {
      height: 140px;
    }
    & [data-part='badge'] {
      inset-block: auto 12px;
    }
  }
  /* The first of them lies over the whole row of a desk: a programme has few, and the page would be empty. */
  @media (min-width: 64em) {
    &[data-lead] {
      flex-direction: row;
      min-height: 260px;
    }
    &[data-lead] > [data-part='cover'] {
      flex: 0 0 49%;
      height: auto;
    }
    &[data-lead] > [data-part='text'] {
      gap: 8px;
      justify-content: center;
      padding: 32px;
    }
    &[data-lead] h2 {
      font: var(--pb-type-h1-sm);
      letter-spacing: var(--pb-type-h1-sm-spacing);
    }
    &[data-lead] p {
      font: var(--pb-type-body);
    }
    &[data-lead] [data-part='mine'] {
      margin-top: 0;
      padding-top: 8px;
    }
  }
`;
