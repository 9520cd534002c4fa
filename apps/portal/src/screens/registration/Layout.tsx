import type { ReactElement, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  min-height: 100dvh;
  background: var(--pb-bg-canvas);
  & > header {
    display: none;
  }
  & > main {
    display: grid;
    gap: 16px;
    padding: 0 16px 24px;
  }
  & > main > [data-part='bar'] {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: var(--pb-size-topbar-portal);
  }
  /* The crosses and arrows stand where everything else begins and ends, not the room a thumb needs around them. */
  & > main > [data-part='bar'] > button {
    margin-inline: -12px;
  }
  & > main > [data-part='bar'] > h1 {
    flex: 1;
    font: var(--pb-type-h2);
  }
  & > main > section:focus {
    outline: none;
  }
  & h2 {
    font: var(--pb-type-h1-sm);
    letter-spacing: var(--pb-type-h1-sm-spacing);
  }
  & [data-layout='vertical'] {
    display: none;
  }
  /* The form of a phone is as high as the screen: its main act stands at the bottom, and what has the focus over it. */
  @media (max-width: 47.99em) {
    & > main {
      grid-template-rows: auto auto 1fr;
      grid-template-columns: minmax(0, 1fr);
      min-height: 100dvh;
      padding-bottom: 0;
    }
    & > main > section,
    & > main > section :is(form, div:has(> form)) {
      display: flex;
      flex: 1;
      flex-direction: column;
    }
    & form :is(input, select, textarea, button, a) {
      scroll-margin-block: 16px 120px;
    }
  }
  @media (min-width: 48em) {
    & > main {
      max-width: 528px;
      margin-inline: auto;
    }
  }
  @media (min-width: 64em) {
    & > header {
      display: flex;
      align-items: center;
      justify-content: space-between;
      padding: 20px 40px;
      border-bottom: 1px solid var(--pb-line-hair);
      color: var(--pb-text-secondary);
    }
    & > main {
      grid-template-columns: 280px minmax(0, 480px);
      gap: 8px 48px;
      align-items: start;
      /* Two columns as wide as three: the form stands in the middle, the steps under the mark of the header. */
      max-width: 1216px;
      padding: 72px 40px 24px;
    }
    & > main > [data-part='bar'] > button {
      display: none;
    }
    & > main > [data-part='steps'] {
      grid-column: 1;
    }
    & [data-layout='segments'] {
      display: none;
    }
    & [data-layout='vertical'] {
      display: block;
    }
    & > main > section {
      grid-row: 1 / span 2;
      grid-column: 2;
      padding: 32px 40px 40px;
      border: 1px solid var(--pb-line-hair);
      border-radius: var(--pb-radius-md);
      background: var(--pb-bg-surface);
    }
  }
`;

export interface LayoutProps {
  /** Over the page on wide screens. */
  head: ReactNode;
  /** Title with the ways back and out. */
  bar: ReactNode;
  steps: ReactNode;
  /** The step itself, which takes the focus when it is opened. */
  section: Ref<HTMLElement>;
  children: ReactNode;
}

/** Steps at the left and one step's form in the middle; on a phone one under another. */
export function Layout({ head, bar, steps, section, children }: LayoutProps): ReactElement {
  return (
    <Root>
      <header>{head}</header>
      <main id="main" tabIndex={-1}>
        <div data-part="bar">{bar}</div>
        <div data-part="steps">{steps}</div>
        <section ref={section} tabIndex={-1}>
          {children}
        </section>
      </main>
    </Root>
  );
}
