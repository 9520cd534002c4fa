import sharp from 'sharp';

import { letterPath } from './font.ts';

/** What is printed on a receipt. Money in roubles. */
export interface ReceiptData {
  company: string;
  inn: string;
  address: string;
  cashier: string;
  /** dd.MM.yyyy HH:mm */
  at: string;
  number: number;
  lines: readonly { name: string; quantity: number; price: number }[];
  fn: string;
  fd: string;
  fpd: string;
  /** The string of the fiscal QR code. */
  qr: string;
  /** Degrees of the paper on the table; a photo is never straight. */
  tilt: number;
  /** Blurred and dark: the photo a moderator sends back. */
  unreadable?: boolean | undefined;
}

const width = 40;
const step = { x: 6, y: 11 };

const money = (roubles: number): string => roubles.toFixed(2).replace('.', ',');

const between = (left: string, right: string): string =>
  left.slice(0, width - right.length - 1).padEnd(width - right.length) + right;

const centred = (text: string): string => ' '.repeat(Math.max(0, Math.floor((width - text.length) / 2))) + text;

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > width) lines.push(word.slice(0, width));
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** The text of a receipt, one string per printed line. */
export function receiptLines(data: ReceiptData): string[] {
  const total = data.lines.reduce((sum, line) => sum + line.quantity * line.price, 0);
  const rule = '-'.repeat(width);
  return [
    ...wrap(data.company).map(centred),
    ...wrap(data.address).map(centred),
    centred(`ИНН ${data.inn}`),
    rule,
    between(`КАССОВЫЙ ЧЕК №${data.number}`, 'ПРИХОД'),
    between(`КАССИР ${data.cashier}`, data.at),
    rule,
    ...data.lines.flatMap((line) => [
      ...wrap(line.name),
      between('', `${line.quantity} * ${money(line.price)} =${money(line.quantity * line.price)}`),
    ]),
    rule,
    between('ИТОГ', `=${money(total)}`),
    between('В Т.Ч. НДС 20%', `=${money(total / 6)}`),
    between('БЕЗНАЛИЧНЫМИ', `=${money(total)}`),
    rule,
    between(`ФН ${data.fn}`, `ФД ${data.fd}`),
    between(`ФП ${data.fpd}`, 'СНО: ОСН'),
    '',
    centred('СПАСИБО ЗА ПОКУПКУ'),
  ].map((line) => line.toUpperCase());
}

// A square that looks like a QR code is enough for the eye; the string itself is stored with the sale.
function codeSquare(text: string, left: number, top: number): string {
  const size = 33;
  const finder = (x: number, y: number) => `M${x} ${y}h7v7h-7zM${x + 1} ${y + 1}v5h5v-5zM${x + 2} ${y + 2}h3v3h-3z`;
  let state =
    Array.from(text).reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261) >>> 0;
  let path = finder(left, top) + finder(left + size - 7, top) + finder(left, top + size - 7);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const corner = (x < 8 && y < 8) || (x >= size - 8 && y < 8) || (x < 8 && y >= size - 8);
      if (!corner && state >>> 31 === 1) path += `M${left + x} ${top + y}h1v1h-1z`;
    }
  }
  return path;
}

/** A photo of the receipt, JPEG about 640 × 900. */
export async function photographReceipt(data: ReceiptData): Promise<Buffer> {
  const lines = receiptLines(data);
  const paper = { width: width * step.x + 20, height: lines.length * step.y + 140 };
  const text = lines
    .map((line, row) =>
      Array.from(line)
        .map((letter, column) => letterPath(letter, 10 + column * step.x, 14 + row * step.y))
        .join(''),
    )
    .join('');
  const code = codeSquare(data.qr, 0, 0);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="${Math.round((640 * (paper.height + 60)) / (paper.width + 60))}" viewBox="-30 -30 ${paper.width + 60} ${paper.height + 60}">
<rect x="-30" y="-30" width="100%" height="100%" fill="#8b7b66"/><path d="M-30 ${paper.height * 0.3}h400M-30 ${paper.height * 0.7}h400" stroke="#7c6d59" stroke-width="2"/>
<g transform="rotate(${data.tilt} ${paper.width / 2} ${paper.height / 2})"><path d="M3 4h${paper.width}v${paper.height}h-${paper.width}z" fill="#5d5142" opacity=".5"/>
<path d="M0 0h${paper.width}v${paper.height}h-${paper.width}z" fill="#f5f3ec"/><path d="${text}" fill="#35332f"/>
<g transform="translate(${paper.width / 2 - 50} ${paper.height - 115}) scale(3)"><path d="${code}" fill="#35332f" fill-rule="evenodd"/></g></g></svg>`;
  const image = sharp(Buffer.from(svg));
  const shot = data.unreadable ? image.blur(6).modulate({ brightness: 0.55 }) : image.blur(0.5);
  return shot.jpeg({ quality: 72 }).toBuffer();
}
