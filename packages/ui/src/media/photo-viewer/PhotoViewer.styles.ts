import { styled } from 'styled-components';

export const Root: ReturnType<typeof styled.div<object>> = styled.div`
  position: relative;
  display: flex;
  min-height: 320px;
  overflow: hidden;
  border-radius: var(--pb-radius-md);
  background: #4f4c42;
  & [data-stage] {
    position: relative;
    flex: 1;
    min-width: 0;
    overflow: hidden;
    border-radius: inherit;
    cursor: zoom-in;
    touch-action: none;
    user-select: none;
  }
  & [data-stage][data-zoomed] {
    cursor: grab;
  }
  & [data-stage]:active {
    cursor: grabbing;
  }
  & [data-stage]:focus-visible {
    outline-color: #fff;
    outline-offset: -3px;
  }
  & [data-stage] > img {
    position: absolute;
    top: 50%;
    left: 50%;
    width: var(--w);
    max-width: none;
    height: var(--h);
    transform: translate(calc(-50% + var(--x)), calc(-50% + var(--y))) rotate(var(--turn));
  }
  & [data-stage] > img:not([data-ready]) {
    visibility: hidden;
  }
  & [data-wait] {
    padding: 24px;
    opacity: 0.4;
  }
  & [role='alert'] {
    height: 100%;
    background: var(--pb-bg-surface);
  }
  & [data-tools],
  & [data-count] {
    position: absolute;
    inset-block-end: 12px;
    display: flex;
    align-items: center;
    border-radius: var(--pb-radius-sm);
    background: #1a1e19;
    color: #fdfefc;
    font: var(--pb-type-ui);
  }
  & [data-tools] {
    inset-inline-start: 12px;
  }
  & [data-count] {
    inset-inline-end: 12px;
  }
  & :is([data-tools], [data-count]) > :is(button, a) {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 40px;
    height: 40px;
    padding: 0;
    border: 0;
    border-radius: var(--pb-radius-sm);
    background: none;
    color: inherit;
  }
  & :is([data-tools], [data-count]) > :is(button, a):hover {
    background: rgb(255 255 255 / 0.14);
  }
  & :is([data-tools], [data-count]) > :focus-visible {
    outline-color: #fff;
    outline-offset: -3px;
  }
`;
