import { encodeQR } from 'qr';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';

// Black on white in both themes: cameras do not read it otherwise.
const Frame = styled.svg`
  display: block;
  width: min(220px, 100%);
  height: auto;
  border-radius: var(--pb-radius-sm);
  background: #fff;
  fill: #000;
`;

const quietZone = 4;

/** Shape of {@link QrCode}. */
export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** What the code holds when it is scanned: an address, a secret of an application of codes. */
  readonly text: string;
  /** What the picture is, for those who do not see it. */
  readonly label: string;
}

/** A text as a QR code; a square of crisp modules with the quiet zone the standard asks for. */
export function QrCode({ text, label, ...rest }: QrCodeProps): ReactElement {
  const rows = encodeQR(text, 'raw', { border: quietZone });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Frame
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      {...rest}
    >
      <path d={path} />
    </Frame>
  );
}
