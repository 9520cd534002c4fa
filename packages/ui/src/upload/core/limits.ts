import type { UploadLimits, UploadProblem } from './types.ts';
import { uploadMessages, type UploadTexts } from './upload.messages.ts';

const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot).toLowerCase();
};

const rulesOf = (accept = ''): string[] =>
  accept
    .split(',')
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean);

const images = /^\.(?:jpe?g|png|hei[cf]|webp)$/u;

/** The `accept` rule of HTML: MIME type, `image/*` or `.ext`. A phone that names no type is judged by the extension. */
export const matchesAccept = (file: { name: string; type: string }, accept: string | undefined): boolean => {
  const rules = rulesOf(accept);
  if (rules.length === 0) return true;
  const type = file.type.toLowerCase();
  const extension = extensionOf(file.name);
  return rules.some((rule) => {
    if (rule.startsWith('.')) return extension === rule || (rule === '.jpg' && extension === '.jpeg');
    if (rule.endsWith('/*')) {
      return type.startsWith(rule.slice(0, -1)) || (type === '' && rule === 'image/*' && images.test(extension));
    }
    return type === rule || (type === '' && extension.slice(1) === rule.split('/')[1]?.replace('jpeg', 'jpg'));
  });
};

const names: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/heic': 'HEIC',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
  'text/csv': 'CSV',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
};

/** «JPG, PNG или HEIC», or in the language of the texts given. */
export const describeAccept = (accept: string | undefined, say: UploadTexts = uploadMessages.russian): string => {
  const labels = rulesOf(accept).map(
    (rule) =>
      names[rule] ?? (rule === 'image/*' ? say.image : rule.startsWith('.') ? rule.slice(1).toUpperCase() : rule),
  );
  return say.kinds([...new Set(labels)]);
};

const reject = (code: UploadProblem['code'], message: string): UploadProblem => ({ code, message, canRetry: false });

/** Why this file is not taken, or undefined. The text names the limit and the way out, in the language of `say`. */
export const rejectReason = (
  file: { name: string; size: number; type: string; lastModified: number },
  limits: UploadLimits,
  taken: readonly { name: string; size: number; lastModified: number }[],
  say: UploadTexts = uploadMessages.russian,
): UploadProblem | undefined => {
  if (file.size === 0) return reject('empty', say.empty);
  if (!matchesAccept(file, limits.accept)) {
    return reject('type', say.type(describeAccept(limits.accept, say)));
  }
  if (limits.maxSize !== undefined && file.size > limits.maxSize) {
    return reject('size', say.size(limits.maxSize));
  }
  const twin = taken.some(
    (other) => other.name === file.name && other.size === file.size && other.lastModified === file.lastModified,
  );
  if (twin) return reject('duplicate', say.twin);
  if (limits.maxFiles !== undefined && taken.length >= limits.maxFiles) {
    return reject('count', say.count(limits.maxFiles));
  }
  return undefined;
};
