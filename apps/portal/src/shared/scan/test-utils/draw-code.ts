import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import wasmUrl from 'zxing-wasm/writer/zxing_writer.wasm?url';

/** A code as it is printed; `text` of `GS1` has its keys in square brackets. */
export interface PrintedCode {
  readonly format: 'QRCode' | 'GS1' | 'EAN13' | 'EAN8' | 'UPCA' | 'UPCE' | 'Code128';
  readonly text: string;
}

export interface Placed {
  /** Radians. */
  readonly angle?: number;
  /** Pixels of a module. */
  readonly scale?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Draws the code on a grey sheet of the canvas, as a camera would see it. */
export async function drawCode(
  canvas: OffscreenCanvas | HTMLCanvasElement,
  { format, text }: PrintedCode,
  { angle = 0, scale = 5 }: Placed = {},
): Promise<void> {
  prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });
  const { symbol, error } = await writeBarcode(text, {
    format: format === 'GS1' ? 'DataMatrix' : format,
    options: format === 'GS1' ? 'gs1,forceSquare' : '',
  });
  if (error) throw new Error(error);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const lines = symbol.height === 1 ? 30 : symbol.height;
  context.resetTransform();
  context.fillStyle = '#8a8a84';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(angle);
  const [left, top] = [(-symbol.width * scale) / 2, (-lines * scale) / 2];
  context.fillStyle = '#f2f0ea';
  context.fillRect(left - 10 * scale, top - 10 * scale, (symbol.width + 20) * scale, (lines + 20) * scale);
  context.fillStyle = '#1c1c1a';
  for (let y = 0; y < lines; y += 1) {
    for (let x = 0; x < symbol.width; x += 1) {
      const module = symbol.data[Math.min(y, symbol.height - 1) * symbol.width + x] ?? 255;
      if (module < 128) context.fillRect(left + x * scale, top + y * scale, scale, scale);
    }
  }
}

/** The same as a photo. */
export async function photoOf(code: PrintedCode, { width = 1200, height = 1600, ...placed }: Placed = {}) {
  const canvas = new OffscreenCanvas(width, height);
  await drawCode(canvas, code, placed);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
}
