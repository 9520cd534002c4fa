import { ExternalLink, Minus, Plus, RotateCw } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react';

import { ChevronEnd, ChevronStart } from '../../brand/icon/chevrons.tsx';
import type { IconComponent } from '../../brand/icon/icon-component.ts';
import { Icon } from '../../brand/icon/Icon.tsx';
import { Skeleton } from '../../feedback/loading/Skeleton.tsx';
import { ErrorState } from '../../feedback/states/ErrorState.tsx';
import { announce } from '../../foundation/announcer/announcer.ts';
import { vars } from '../../foundation/css/vars.ts';
import { isRightToLeft } from '../../foundation/direction/line-key.ts';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import type { OwnMessages } from '../../foundation/messages/define.ts';
import { photoViewerMessages } from './photo-viewer.messages.ts';
import { Root } from './PhotoViewer.styles.ts';
import { useGestures } from './useGestures.ts';
import { fitScale, pan, startView, rotate, zoomAt, type Sizes, type View } from './view.ts';

/** A photo of `PhotoViewer`. */
export interface Photo {
  /** Address of the picture. */
  readonly src: string;
  /** What is in the picture: «Чек № 00418, первое фото». */
  readonly alt: string;
}

export interface PhotoViewerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Photos in order, with their addresses and texts. */
  photos: readonly Photo[];
  /** From 0. */
  index?: number | undefined;
  /** Photo to begin with, from 0. @default 0 */
  defaultIndex?: number | undefined;
  /** Called with the index of the photo shown next, from 0. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** Name of the window for screen readers. @default 'Фото' */
  label?: string | undefined;
  /** Own texts of this place, over those of the language. */
  messages?: OwnMessages<typeof photoViewerMessages> | undefined;
}

const none: Sizes = { window: { width: 0, height: 0 }, photo: { width: 0, height: 0 } };
const keyPan = 60;

/** Photographs to be read closely: wheel, pinch and drag; + − R 0 and arrows by keyboard. */
export function PhotoViewer({
  photos,
  index,
  defaultIndex = 0,
  onIndexChange,
  label: given,
  messages,
  ...rest
}: PhotoViewerProps): ReactElement {
  const say = useMessages(photoViewerMessages, messages);
  const label = given ?? say.label;
  const [wanted, setIndex] = useControllable({
    value: index,
    defaultValue: defaultIndex,
    onValueChange: onIndexChange,
  });
  const at = Math.min(wanted, photos.length - 1);
  const photo = photos[at];
  const [look, setLook] = useState<{ src: string | undefined; view: View }>({ src: photo?.src, view: startView });
  const view = look.src === photo?.src ? look.view : startView;
  const [state, setState] = useState<{ src: string; failed: boolean }>();
  const ready = state?.src === photo?.src ? state : undefined;
  const [retry, setRetry] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [sizes, setSizes] = useState(none);

  const measure = useCallback((): void => {
    const box = stage.current;
    const picture = image.current;
    if (!box || !picture) return;
    setSizes({
      window: { width: box.clientWidth, height: box.clientHeight },
      photo: { width: picture.naturalWidth, height: picture.naturalHeight },
    });
  }, []);
  useEffect(() => {
    const box = stage.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [measure]);

  const change = (next: View): void => setLook({ src: photo?.src, view: next });
  const zoom = (factor: number): void => change(zoomAt(view, factor, { x: 0, y: 0 }, sizes));
  const go = (by: number): void => {
    const next = (at + by + photos.length) % photos.length;
    setIndex(next);
    announce(say.at(label, next + 1, photos.length));
  };
  const gestures = useGestures({
    stage,
    onPan: (dx, dy) => change(pan(view, dx, dy, sizes)),
    onZoom: (factor, point) => change(zoomAt(view, factor, point, sizes)),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const big = view.zoom > 1;
    const on = isRightToLeft(event.currentTarget) ? -1 : 1;
    const runs: Record<string, (() => void) | undefined> = {
      Equal: () => zoom(1.5),
      NumpadAdd: () => zoom(1.5),
      Minus: () => zoom(1 / 1.5),
      NumpadSubtract: () => zoom(1 / 1.5),
      Digit0: () => change({ ...startView, rotation: view.rotation }),
      KeyR: event.currentTarget === event.target ? () => change(rotate(view, sizes)) : undefined,
      ArrowLeft: big ? () => change(pan(view, keyPan, 0, sizes)) : () => go(-on),
      ArrowRight: big ? () => change(pan(view, -keyPan, 0, sizes)) : () => go(on),
      ArrowUp: () => change(pan(view, 0, keyPan, sizes)),
      ArrowDown: () => change(pan(view, 0, -keyPan, sizes)),
    };
    const run = runs[event.code];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };

  const scale = fitScale(sizes, view.rotation) * view.zoom;
  const style = vars({
    '--x': `${view.x}px`,
    '--y': `${view.y}px`,
    '--turn': `${view.rotation * 90}deg`,
    '--w': `${sizes.photo.width * scale}px`,
    '--h': `${sizes.photo.height * scale}px`,
  });
  return (
    <Root role="group" aria-label={label} {...rest}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moved by pointer and keys alike */}
      <div
        ref={stage}
        data-stage=""
        data-zoomed={view.zoom > 1 ? '' : undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a stage that is moved by arrows must take the focus
        tabIndex={0}
        role="application"
        aria-roledescription={say.role}
        aria-label={say.keys(photo?.alt ?? label)}
        onKeyDown={onKeyDown}
        onDoubleClick={() => (view.zoom > 1 ? change({ ...startView, rotation: view.rotation }) : zoom(2.5))}
        {...gestures}
      >
        {photo && !ready?.failed && (
          <img
            key={`${photo.src}-${retry}`}
            ref={image}
            src={photo.src}
            alt={photo.alt}
            draggable={false}
            data-ready={ready ? '' : undefined}
            style={style}
            onLoad={() => {
              measure();
              setState({ src: photo.src, failed: false });
            }}
            onError={() => setState({ src: photo.src, failed: true })}
          />
        )}
        {!ready && <Skeleton shape="block" height={320} label={say.loading} data-wait="" />}
        {ready?.failed && (
          <ErrorState
            level={3}
            title={say.failed}
            onRetry={() => {
              setState(undefined);
              setRetry(retry + 1);
            }}
          />
        )}
      </div>
      <div data-tools="">
        <Tool icon={Plus} label={say.larger} onClick={() => zoom(1.5)} />
        <Tool icon={Minus} label={say.smaller} onClick={() => zoom(1 / 1.5)} />
        <Tool icon={RotateCw} label={say.rotate} onClick={() => change(rotate(view, sizes))} />
        {photo && (
          <a href={photo.src} target="_blank" rel="noreferrer" aria-label={say.newTab} title={say.newTab}>
            <Icon as={ExternalLink} size={20} />
          </a>
        )}
      </div>
      {photos.length > 1 && (
        <div data-count="">
          <Tool icon={ChevronStart} label={say.previous} onClick={() => go(-1)} />
          <span>{say.count(at + 1, photos.length)}</span>
          <Tool icon={ChevronEnd} label={say.next} onClick={() => go(1)} />
        </div>
      )}
    </Root>
  );
}

function Tool({ icon, label, onClick }: { icon: IconComponent; label: string; onClick: () => void }): ReactElement {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <Icon as={icon} size={20} />
    </button>
  );
}
