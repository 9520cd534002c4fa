import { Banner, Dialog } from '@pribavka/ui';
import { useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { saleFormMessages } from '../form/messages.ts';
import { useCamera } from './useCamera.ts';

const View = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 3 / 4;
  border-radius: var(--pb-radius-md);
  background: var(--pb-bg-inverse);
  & video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > span {
    position: absolute;
    inset: 22% 14%;
    border: 3px solid var(--pb-text-on-slab);
    border-radius: var(--pb-radius-lg);
  }
  @media (min-width: 48em) {
    aspect-ratio: 4 / 3;
  }
`;

export interface CameraDialogProps {
  onFound: (text: string) => void;
  onClose: () => void;
}

/** The camera over the form; every way round it stays in the form behind. */
export default function CameraDialog({ onFound, onClose }: CameraDialogProps): ReactElement {
  const messages = saleFormMessages.camera;
  const video = useRef<HTMLVideoElement>(null);
  const state = useCamera(video, onFound);
  return (
    <Dialog open title={messages.title} onClose={onClose}>
      {state === 'denied' ? (
        <Banner tone="warning" title={messages.denied} announce />
      ) : (
        <>
          <View>
            <video ref={video} muted playsInline />
            <span />
          </View>
          <p>{messages.text}</p>
        </>
      )}
    </Dialog>
  );
}
