import { whenPainted } from '@pribavka/api/start';

/** Code of what stands around the first thing to be read: it does not share the line with it. */
export const afterPaint =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  async () => {
    await whenPainted();
    return load();
  };
