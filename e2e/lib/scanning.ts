import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { launchOptions } from '../../scripts/browser.ts';

/** What the fake camera shows; one browser at a time has it. */
export const cameraVideo = join(tmpdir(), `scan-${process.pid}.y4m`);

/** A browser whose camera shows `cameraVideo` and is allowed without a question. */
export const cameraBrowser = () => {
  const options = launchOptions();
  return {
    ...options,
    args: [
      ...options.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${cameraVideo}`,
    ],
  };
};

declare global {
  interface Window {
    cameraTracks: MediaStreamTrack[];
    touches: number;
  }
}

/** Counts touches and remembers every track of the camera, from the next page on. */
export async function watchHand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.touches = 0;
    window.cameraTracks = [];
    addEventListener('pointerdown', () => (window.touches += 1), true);
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      window.cameraTracks.push(...stream.getTracks());
      return stream;
    };
  });
}

export const touchesOf = (page: Page): Promise<number> => page.evaluate(() => window.touches);

/** `live` or `ended`, one a track that was ever opened on this page. */
export const tracksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.cameraTracks.map(({ readyState }) => readyState));
