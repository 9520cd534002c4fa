import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';

import { Button } from '../../actions/button/Button.tsx';
import { UiProvider, type UiProviderProps } from './UiProvider.tsx';

const given: readonly Omit<UiProviderProps, 'children'>[] = [
  {},
  { nonce: 'abc' },
  { layer: 'shop.components' },
  { nonce: 'abc', layer: 'shop.components' },
];

describe('styles of what a server draws', () => {
  it.each(given)('are collected around a provider with %o', (props) => {
    const sheet = new ServerStyleSheet({ nonce: 'abc' });
    renderToString(
      sheet.collectStyles(
        <UiProvider {...props}>
          <Button>Save</Button>
        </UiProvider>,
      ),
    );
    const tags = sheet.getStyleTags();
    expect(tags).toMatch(/^<style nonce="abc"[^>]*>.*display:inline-flex/s);
    expect(tags.includes('@layer shop.components')).toBe('layer' in props);
  });
});
