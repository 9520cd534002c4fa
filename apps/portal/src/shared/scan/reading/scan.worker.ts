import type { FindCodes, FoundCode, ReadAnswer, ReadRequest } from './codes.ts';
import { nativeCodes } from './native.ts';

/** Apart from the page: reading a frame takes longer than a frame lasts, and only here WebAssembly may run. */
const script = async (): Promise<FindCodes> => (await import('./by-script.ts')).scriptCodes();

let reading: Promise<FindCodes> | undefined;

async function findCodes(picture: ImageBitmap): Promise<readonly FoundCode[]> {
  reading ??= nativeCodes().then((native) => native ?? script());
  try {
    const find = await reading;
    return await find(picture);
  } catch {
    // The class of the browser's own reader can be there without the service behind it.
    reading = script();
    reading.catch(() => (reading = undefined));
    const find = await reading;
    return find(picture);
  }
}

async function answer({ id, picture }: ReadRequest): Promise<ReadAnswer> {
  let bitmap: ImageBitmap;
  try {
    bitmap = picture instanceof ImageBitmap ? picture : await createImageBitmap(picture);
  } catch {
    return { id, failure: 'picture' };
  }
  try {
    return { id, codes: await findCodes(bitmap) };
  } catch {
    return { id, failure: 'reader' };
  } finally {
    bitmap.close();
  }
}

addEventListener('message', (event: MessageEvent<ReadRequest>) => {
  void answer(event.data).then((reply) => postMessage(reply));
});
