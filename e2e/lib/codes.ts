import { createRequire } from 'node:module';
import { constants } from 'node:fs';
import { open, readFile } from 'node:fs/promises';

import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const GS1_KEYS: Readonly<Record<string, string>> = { gtin: '01', serial: '21', key: '91', sign: '92' };

/** A code as it is printed: on a receipt, a package, a label. */
export type PrintedCode =
  | { readonly format: 'QRCode' | 'EAN13' | 'EAN8' | 'Code128'; readonly text: string }
  /** A mark of «Честный знак» with its crypto tail. */
  | { readonly format: 'mark'; readonly gtin: string; readonly serial: string };

interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

let ready: Promise<void> | undefined;

async function prepare(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  const bytes = await readFile(file);
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(bytes).buffer } });
}

/** The modules of a code, one grey byte each. */
async function drawCode(code: PrintedCode): Promise<Pixels> {
  await (ready ??= prepare());
  const isMark = code.format === 'mark';
  const parts = isMark ? { gtin: code.gtin, serial: code.serial, key: 'EE06', sign: 'q'.repeat(44) } : {};
  const text = isMark
    ? Object.entries(parts)
        .map(([name, value]) => `[${GS1_KEYS[name]}]${value}`)
        .join('')
    : code.text;
  const { symbol, error } = await writeBarcode(text, {
    format: isMark ? 'DataMatrix' : code.format,
    options: isMark ? 'gs1,forceSquare' : '',
  });
  if (error) throw new Error(`${text}: ${error}`);
  return symbol;
}

/** Grey pixels of a sheet with the code in the middle, as a camera would see it. */
async function sheetOf(code: PrintedCode, width: number, height: number): Promise<Uint8Array> {
  const drawn = await drawCode(code);
  const lines = drawn.height === 1 ? 40 : drawn.height;
  const scale = Math.floor(Math.min((width * 0.6) / drawn.width, (height * 0.6) / lines));
  const sheet = new Uint8Array(width * height).fill(225);
  const left = Math.round((width - drawn.width * scale) / 2);
  const top = Math.round((height - lines * scale) / 2);
  for (let y = 0; y < lines * scale; y += 1) {
    for (let x = 0; x < drawn.width * scale; x += 1) {
      const at = Math.min(drawn.height - 1, Math.floor(y / scale)) * drawn.width + Math.floor(x / scale);
      sheet[(top + y) * width + left + x] = (drawn.data[at] ?? 255) < 128 ? 30 : 225;
    }
  }
  return sheet;
}

/**
 * Puts the code before the fake camera, open or not. An open camera goes on with the file it has and ends when a frame of
 * it cannot be read: the frames, which are always as long, are overwritten in place, so that the file is never empty.
 */
export async function showToCamera(video: string, code: PrintedCode): Promise<void> {
  const [width, height] = [640, 480];
  const sheet = await sheetOf(code, width, height);
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), sheet, colour]);
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const file = await open(video, constants.O_WRONLY | constants.O_CREAT);
  await file.write(Buffer.concat([header, frame, frame]), { position: 0 }).finally(() => file.close());
}
