import { use, useMemo, type ComponentPropsWithRef, type ReactElement } from 'react';
import { styled } from 'styled-components';

import type { BrandTheme } from '../../theming/create-theme.ts';
import { NonceContext } from '../provider/NonceContext.ts';
import type { Theme } from './theme.ts';
import { ThemePlaceContext, type ThemePlace } from './ThemePlace.ts';

const Root = styled.div`
  background: var(--pb-bg-canvas);
  color: var(--pb-text-primary);
  font: var(--pb-body-type);
`;

export interface ThemeScopeProps extends ComponentPropsWithRef<'div'> {
  /** A brand of `createTheme`. @default that of the place around */
  theme?: BrandTheme | undefined;
  /** `system` follows the device. @default that of the place around */
  mode?: Theme | undefined;
  /** Size of controls. @default that of the theme, then that of the place around */
  density?: 'comfortable' | 'regular' | 'compact' | undefined;
  /** For `<style>` under a strict Content-Security-Policy. @default that of the `UiProvider` around */
  nonce?: string | undefined;
}

/** A part of a page in another brand, mode or density. What opens from inside looks as the part does. */
export function ThemeScope({ theme, mode, density, nonce, children, ...rest }: ThemeScopeProps): ReactElement {
  const around = use(ThemePlaceContext);
  const outerNonce = use(NonceContext);
  const brand = theme ?? around?.brand;
  const ownMode = mode ?? around?.mode;
  const ownDensity = density ?? theme?.density ?? around?.density;
  const place = useMemo(
    (): ThemePlace => ({ brand, mode: ownMode, density: ownDensity }),
    [brand, ownMode, ownDensity],
  );
  return (
    <>
      {theme !== undefined && (
        <style href={`pribavka-${theme.id}`} precedence="pribavka" nonce={nonce ?? outerNonce}>
          {theme.scopeCss}
        </style>
      )}
      <Root data-brand={brand?.id} data-theme={ownMode} data-density={ownDensity} {...rest}>
        <ThemePlaceContext value={place}>{children}</ThemePlaceContext>
      </Root>
    </>
  );
}
