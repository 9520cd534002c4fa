import { Banner, Button, Dialog, Skeleton } from '@pribavka/ui';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { maxZoom, scaleOf, settle, squareOf, wholeCrop, type Crop, type Size } from './crop.ts';
import { cropMessages as messages } from './crop-messages.ts';

/** Pixels: the window of the dialog, the picture that is sent, a step of an arrow. */
const WINDOW = 256;
const SENT = 512;
const STEP = 12;

const Stage = styled.div`
  position: relative;
  justify-self: center;
  width: ${WINDOW}px;
  height: ${WINDOW}px;
  overflow: hidden;
  border-radius: var(--pb-radius-full);
  background: var(--pb-bg-sunken);
  cursor: grab;
  touch-action: none;
  & > img {
    position: absolute;
    inset: 50% auto auto 50%;
    max-width: none;
    user-select: none;
  }
`;

const Body = styled.div`
  display: grid;
  gap: 16px;
  & > label {
    display: grid;
    gap: 4px;
  }
  & input[type='range'] {
    width: 100%;
    height: 44px;
    margin: 0;
    accent-color: var(--pb-accent-fill);
  }
`;

export interface CropDialogProps {
  file: File;
  sending: boolean;
  /** The share that has gone up. */
  share: number | undefined;
  onSend: (photo: Blob) => void;
  onClose: () => void;
}

/** Which part of a photograph stands in the disc: moved by a finger, the arrows and the slider. */
export default function CropDialog({ file, sending, share, onSend, onClose }: CropDialogProps): ReactElement {
  const image = useRef<HTMLImageElement>(null);
  const [url, setUrl] = useState<string>();
  const [photo, setPhoto] = useState<Size>();
  const [unreadable, setUnreadable] = useState(false);
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const from = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the address belongs to the effect that must revoke it
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const change = (next: Partial<Crop>): void => {
    if (photo) setCrop((current) => settle({ ...current, ...next }, photo, WINDOW));
  };
  const move = (dx: number, dy: number): void => {
    if (photo) setCrop((current) => settle({ ...current, x: current.x + dx, y: current.y + dy }, photo, WINDOW));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Record<string, [number, number] | undefined> = {
      ArrowLeft: [STEP, 0],
      ArrowRight: [-STEP, 0],
      ArrowUp: [0, STEP],
      ArrowDown: [0, -STEP],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (!from.current) return;
    move(event.clientX - from.current.x, event.clientY - from.current.y);
    from.current = { x: event.clientX, y: event.clientY };
  };
  const release = (): void => {
    from.current = undefined;
  };

  const send = async (): Promise<void> => {
    const cut = image.current && photo && (await draw(image.current, squareOf(crop, photo, WINDOW)));
    if (cut) onSend(cut);
    else setUnreadable(true);
  };

  const scale = photo ? scaleOf(photo, WINDOW, crop.zoom) : 0;
  return (
    <Dialog
      open
      size="sm"
      title={messages.cropTitle}
      onClose={onClose}
      footer={
        <>
          {!unreadable && (
            <Button variant="primary" loading={sending} disabled={!photo} onClick={() => void send()}>
              {messages.save}
            </Button>
          )}
          <Button variant="text" onClick={onClose}>
            {messages.cancel}
          </Button>
        </>
      }
    >
      <Body>
        {unreadable ? (
          <Banner tone="danger" title={messages.unreadable} announce>
            {messages.hint}
          </Banner>
        ) : (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moved by pointer and keys alike */}
            <Stage
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a photograph moved by arrows must take the focus
              tabIndex={0}
              role="application"
              aria-label={messages.stage}
              onKeyDown={onKeyDown}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                from.current = { x: event.clientX, y: event.clientY };
              }}
              onPointerMove={onPointerMove}
              onPointerUp={release}
              onPointerCancel={release}
            >
              {!photo && <Skeleton shape="block" height={WINDOW} label={messages.loading} />}
              {url && (
                <img
                  ref={image}
                  src={url}
                  alt=""
                  draggable={false}
                  style={{
                    width: (photo?.width ?? 0) * scale,
                    height: (photo?.height ?? 0) * scale,
                    transform: `translate(calc(-50% + ${crop.x}px), calc(-50% + ${crop.y}px))`,
                  }}
                  onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                    setPhoto({ width, height })
                  }
                  onError={() => setUnreadable(true)}
                />
              )}
            </Stage>
            <label>
              {messages.zoom}
              <input
                type="range"
                min={1}
                max={maxZoom}
                step={0.05}
                value={crop.zoom}
                onChange={(event) => change({ zoom: Number(event.target.value) })}
              />
            </label>
            {share !== undefined && <p>{messages.uploading(`${Math.round(share * 100)} %`)}</p>}
          </>
        )}
      </Body>
    </Dialog>
  );
}

/** The square as a picture of its own; null when the browser cannot draw it. */
function draw(image: HTMLImageElement, square: { left: number; top: number; side: number }): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SENT;
  canvas.height = SENT;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, square.left, square.top, square.side, square.side, 0, 0, SENT, SENT);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
