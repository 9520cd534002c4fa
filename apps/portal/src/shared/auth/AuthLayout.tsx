import { Logo, StoneSlab } from '@pribavka/ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { settling } from '../settling.ts';

import { DocumentLinks } from './DocumentLinks.tsx';

const Root = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 100dvh;
  background: var(--pb-bg-canvas);
  & > aside {
    position: relative;
    isolation: isolate;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    min-height: 176px;
    padding: 20px 16px 16px;
    overflow: hidden;
    background: var(--pb-bg-slab);
    color: var(--pb-text-on-slab);
  }
  & > aside > [data-part='stone'] {
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  & > aside > [data-part='veil'] {
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(to bottom, transparent 30%, color-mix(in srgb, var(--pb-cover-shade) 90%, transparent));
  }
  & > aside > [data-part='text'] {
    display: none;
  }
  & > aside > p {
    font: var(--pb-type-h1-sm);
    letter-spacing: var(--pb-type-h1-sm-spacing);
  }
  & > main {
    display: flex;
    flex-direction: column;
    gap: 24px;
    padding: 24px 16px;
  }
  & > main > div {
    display: grid;
    ${settling}
    gap: 20px;
    width: 100%;
    max-width: 400px;
    margin-inline: auto;
  }
  & > main > footer {
    margin-top: auto;
  }
  & h1 {
    font: var(--pb-type-h1);
    letter-spacing: var(--pb-type-h1-spacing);
  }
  /* Letters twice as large: a long word of a heading fits its line. */
  @media (max-width: 17em) {
    & > aside > p,
    & h1 {
      font: var(--pb-type-h2);
    }
  }
  @media (max-width: 63.99em) {
    & > main h1[data-in-cover] {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @media (min-width: 64em) {
    grid-template-rows: none;
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
    & > aside {
      padding: 48px 56px 56px;
    }
    & > aside > p {
      display: none;
    }
    & > aside > [data-part='text'] {
      display: block;
    }
    & > aside h2 {
      font: var(--pb-type-display-sm);
      letter-spacing: var(--pb-type-display-sm-spacing);
    }
    & > main {
      padding: 48px;
    }
    & > main > div {
      margin-block: auto;
    }
  }
`;

const Slab = styled(StoneSlab)`
  height: 100%;
`;

const messages = {
  motto: ['Продали —', 'зарегистрировали —', 'получили баллы'],
} as const;

export interface AuthLayoutProps {
  /** Heading of the screen; on phones it stands on the stone. */
  title: string;
  children: ReactNode;
}

/** Stone at one side, a narrow form at the other, documents below: screens before login. */
export function AuthLayout({ title, children }: AuthLayoutProps): ReactElement {
  return (
    <Root>
      <aside>
        <Slab kind="login" data-part="stone" />
        <span data-part="veil" />
        <Logo />
        <p aria-hidden>{title}</p>
        <div data-part="text">
          <h2>
            {messages.motto.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </h2>
        </div>
      </aside>
      <main id="main" tabIndex={-1}>
        <div>
          <h1 data-in-cover>{title}</h1>
          {children}
        </div>
        <footer>
          <DocumentLinks />
        </footer>
      </main>
    </Root>
  );
}
