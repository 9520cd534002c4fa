import { Logo, StoneCover } from '@pribavka/ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.main`
  display: grid;
  align-content: center;
  gap: 40px;
  min-height: 100dvh;
  padding: 24px 16px;
  background: var(--pb-bg-canvas);
  & > div:first-child {
    display: grid;
    justify-items: start;
    gap: 12px;
  }
  & > div > p:first-of-type {
    margin-top: 40px;
    color: var(--pb-text-secondary);
  }
  & h1 {
    font: var(--pb-type-display-sm);
    letter-spacing: var(--pb-type-display-sm-spacing);
  }
  & [data-part='text'] {
    max-width: 640px;
    color: var(--pb-text-secondary);
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 12px;
  }
  & > [data-part='stone'] {
    justify-self: center;
    width: min(280px, 60vw);
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: var(--pb-radius-full);
  }
  & > [data-part='stone'] > div {
    height: 100%;
  }
  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    padding: 48px 100px;
    & > [data-part='stone'] {
      width: 376px;
    }
  }
`;

export interface ErrorPageProps {
  code: string;
  title: string;
  text: string;
  stone: 'not-found' | 'server-error';
  actions: ReactNode;
  children?: ReactNode;
}

/** What both error screens look like: messages and a way out at the left, a cut of stone at the right. */
export function ErrorPage({ code, title, text, stone, actions, children }: ErrorPageProps): ReactElement {
  return (
    <Root id="main" tabIndex={-1}>
      <div>
        <Logo />
        <p>{code}</p>
        <h1>{title}</h1>
        <p data-part="text">{text}</p>
        <div data-part="actions">{actions}</div>
        {children}
      </div>
      <div data-part="stone" aria-hidden>
        <StoneCover seed={stone} family={stone === 'server-error' ? 'jasper' : 'malachite'} other={1} />
      </div>
    </Root>
  );
}
