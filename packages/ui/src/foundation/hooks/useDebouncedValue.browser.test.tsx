import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useDebouncedValue } from './useDebouncedValue.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Probe({ value }: { value: string }) {
  return <output>{useDebouncedValue(value, 250)}</output>;
}

it('answers with the last value once the typing rests', () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const render = (value: string) =>
    act(() =>
      root.render(
        <StrictMode>
          <Probe value={value} />
        </StrictMode>,
      ),
    );
  render('');
  render('а');
  act(() => {
    vi.advanceTimersByTime(200);
  });
  render('ан');
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(place.textContent).toBe('');
  act(() => {
    vi.advanceTimersByTime(50);
  });
  expect(place.textContent).toBe('ан');
  act(() => root.unmount());
});
