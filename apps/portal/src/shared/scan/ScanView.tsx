import { Dialog } from '@pribavka/ui';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';

/** The whole screen of a phone, a dialog on anything wider; dark in both themes, so that a code is what shines. */
export const ScanScreen = styled(Dialog)`
  && {
    color: var(--pb-text-primary);
  }
  && > [data-part='body'] {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 12px;
  }
  && > [data-part='body'] > p {
    text-align: center;
  }
  @media (max-width: 47.99em) {
    && {
      position: fixed;
      inset: 0;
      max-height: none;
      border: 0;
      border-radius: 0;
    }
    && > header {
      flex-direction: row-reverse;
      align-items: center;
      justify-content: flex-end;
      padding-block-start: max(8px, env(safe-area-inset-top));
      padding-inline: 8px;
    }
    && > header > h2 {
      padding: 0 96px 0 0;
      font: var(--pb-type-h3);
    }
    && > [data-part='body'] {
      padding-bottom: 16px;
    }
  }
`;

const View = styled.div`
  position: relative;
  flex: 1;
  min-height: 160px;
  overflow: hidden;
  border-radius: var(--pb-radius-md);
  background: var(--pb-bg-sunken);
  & > video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > [data-part='frame'] {
    position: absolute;
    top: 50%;
    left: 50%;
    width: min(64vmin, 72%, 320px);
    max-height: 80%;
    aspect-ratio: 1;
    border: 3px solid #fff;
    border-radius: var(--pb-radius-lg);
    box-shadow: 0 0 0 100vmax rgb(0 0 0 / 0.5);
    transform: translate(-50%, -50%);
  }
  @media (min-width: 48em) {
    flex: none;
    aspect-ratio: 4 / 3;
  }
`;

/** Where the lamp and the other camera stand: the corner of the screen, or of the picture. */
const Tools = styled.div`
  position: fixed;
  top: max(8px, env(safe-area-inset-top));
  right: 8px;
  z-index: 1;
  display: flex;
  gap: 4px;
  & > button {
    border-radius: var(--pb-radius-full);
    background: rgb(0 0 0 / 0.45);
    color: #fff;
  }
  @media (min-width: 48em) {
    position: absolute;
    top: 20px;
    right: 32px;
  }
`;

/** The other ways, under the thumb whatever stands above. */
export const ScanWays = styled.div`
  margin-top: auto;
`;

interface ScanViewProps {
  video: RefObject<HTMLVideoElement | null>;
  /** False while there is no picture to show. */
  shown: boolean;
  /** Said under the picture. */
  text: string;
  /** Buttons of the camera. */
  children: ReactNode;
}

/** What the camera sees, with a frame for the code. */
export function ScanView({ video, shown, text, children }: ScanViewProps): ReactElement {
  return (
    <>
      <View hidden={!shown}>
        <video ref={video} muted playsInline aria-hidden />
        <span data-part="frame" />
      </View>
      {shown && <p>{text}</p>}
      <Tools>{children}</Tools>
    </>
  );
}
