import type { Scan } from '@pribavka/forms/rules';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import ScanDialog, { type ScanRefusal } from './ScanDialog.tsx';
import { drawCode, photoOf, type PrintedCode } from './test-utils/draw-code.ts';

const ean: PrintedCode = { format: 'EAN13', text: '4607177964089' };
const torch = vi.fn(async () => undefined);
const onClose = vi.fn();
const onByHand = vi.fn();

let root: Root;
let canvas: HTMLCanvasElement;
let tracks: MediaStreamTrack[];
let repainting: ReturnType<typeof setInterval>;
let refusal: ScanRefusal | undefined;
let scans: Scan[];
let asked: MediaStreamConstraints[];
/** What the camera answers with instead of a picture. */
let failure: string | undefined;

beforeEach(() => {
  [tracks, scans, asked, refusal, failure] = [[], [], [], undefined, undefined];
  canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, 640, 480);
  // A canvas gives a frame only when something is drawn.
  repainting = setInterval(() => context?.drawImage(canvas, 0, 0), 40);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (constraints = {}) => {
    asked.push(constraints);
    if (failure) throw new DOMException('', failure);
    const stream = canvas.captureStream(25);
    for (const track of stream.getVideoTracks()) {
      Object.assign(track, { getCapabilities: () => ({ torch: true }), applyConstraints: torch });
      tracks.push(track);
    }
    return stream;
  });
  vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue(
    ['back', 'front'].map((deviceId) => ({ kind: 'videoinput', deviceId }) as MediaDeviceInfo),
  );
});
afterEach(() => {
  root.unmount();
  clearInterval(repainting);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

function show(): void {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ScanDialog
      title="Наведите на код"
      text="Код на упаковке"
      prefer={['mark', 'barcode']}
      onScan={async (scan) => {
        scans.push(scan);
        return refusal;
      }}
      byHand={{ label: 'Ввести вручную', onPress: onByHand }}
      onClose={onClose}
    />,
  );
}

const states = (): string[] => tracks.map(({ readyState }) => readyState);
const press = (name: string): Promise<void> => userEvent.click(page.getByRole('button', { name }));
const hide = (hidden: boolean): void => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('gives what the camera sees, and stops the camera when it goes', async () => {
  const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  show();
  await expect.poll(states).toEqual(['live']);
  await drawCode(canvas, ean, { scale: 3 });
  await expect.poll(() => scans[0], { timeout: 40_000 }).toEqual({ kind: 'barcode', gtin: ean.text });
  expect(vibrate).toHaveBeenCalledOnce();
  root.unmount();
  expect(states()).toEqual(['ended']);
});

it('leaves no camera on behind a hidden page, and goes on when it is back', async () => {
  show();
  await expect.poll(states).toEqual(['live']);
  hide(true);
  await expect.poll(states).toEqual(['ended']);
  hide(false);
  await expect.poll(states).toEqual(['ended', 'live']);
});

it('says a refusal once while the same code is in sight, and takes the next code', async () => {
  refusal = { title: 'Такого товара нет', byHand: true };
  show();
  await drawCode(canvas, ean, { scale: 3 });
  await expect.element(page.getByRole('alert').filter({ hasText: 'Такого товара нет' })).toBeInTheDocument();
  await drawCode(canvas, { format: 'EAN8', text: '96385074' }, { scale: 4 });
  await expect.poll(() => scans.length, { timeout: 40_000 }).toBe(2);
  expect(scans).toEqual([
    { kind: 'barcode', gtin: ean.text },
    { kind: 'barcode', gtin: '96385074' },
  ]);
  await press('Ввести вручную');
  expect(onByHand).toHaveBeenCalledOnce();
});

it.each([
  ['NotAllowedError', 'Камера запрещена для этого сайта'],
  ['NotFoundError', 'На этом устройстве нет камеры'],
  ['NotReadableError', 'Камера занята другой программой'],
])('says what to do about %s, and asks again', async (name, title) => {
  failure = name;
  show();
  await expect.element(page.getByText(title)).toBeVisible();
  failure = undefined;
  await press('Попробовать снова');
  await expect.poll(states).toEqual(['live']);
  await expect.element(page.getByText(title)).not.toBeInTheDocument();
});

it('switches the lamp and goes to the other camera', async () => {
  show();
  await press('Включить фонарик');
  expect(torch).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] });
  await press('Выключить фонарик');
  expect(torch).toHaveBeenLastCalledWith({ advanced: [{ torch: false }] });
  await press('Другая камера');
  await expect.poll(states).toEqual(['ended', 'live']);
  expect(asked.at(-1)?.video).toMatchObject({ deviceId: { exact: expect.stringMatching(/back|front/) as string } });
});

it('reads a picture from the gallery without any camera, and says what is wrong with another', async () => {
  failure = 'NotFoundError';
  show();
  await expect.element(page.getByText('На этом устройстве нет камеры')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const choose = (name: string, blob: Blob): Promise<void> => userEvent.upload(input, new File([blob], name, blob));
  await choose('ne-foto.jpg', new Blob(['не картинка'], { type: 'image/jpeg' }));
  await expect.element(page.getByText('Этот файл не удалось открыть как фото')).toBeVisible();
  const empty = new OffscreenCanvas(300, 300);
  empty.getContext('2d')?.fillRect(0, 0, 300, 300);
  await choose('pusto.png', await empty.convertToBlob());
  await expect.element(page.getByText('На этом фото нет кода, который можно прочитать')).toBeVisible();
  await choose('kod.jpg', await photoOf(ean, { angle: 0.1 }));
  await expect.poll(() => scans, { timeout: 40_000 }).toEqual([{ kind: 'barcode', gtin: ean.text }]);
});
