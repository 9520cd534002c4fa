import type { MultipartFile } from '@fastify/multipart';
import type { Route } from '@pribavka/api/routes';
import type { FastifyRequest } from 'fastify';

import type { Upload } from '../core/files/files.ts';
import { detectType, type FileMime, fileTypes, safeName } from '../core/files/types.ts';
import { problem } from './problem.ts';
import { aroundFile } from './upload-room.ts';

const megabyte = 1024 * 1024;
const defaultBytes = 10 * megabyte;

/** What a form may hold besides its file: a few short texts, each with a short head. */
const formLimits = {
  files: 1,
  fields: 20,
  parts: 21,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
} as const;

class TooLarge extends Error {}

export interface MultipartBody {
  upload: Upload;
  fields: Record<string, string>;
}

const extensionsOf = (mimes: readonly string[]): string =>
  mimes.map((mime) => (mime in fileTypes ? fileTypes[mime as FileMime].extensions[0].toUpperCase() : mime)).join(', ');

/** The file in one piece of memory, made once: pieces joined at the end would be held twice. */
async function collect(part: MultipartFile, most: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(most);
  let length = 0;
  for await (const piece of part.file as AsyncIterable<Buffer>) {
    // What does not fit is refused as too large below.
    length += piece.copy(bytes, length);
  }
  if (part.file.truncated) throw new TooLarge();
  return bytes.subarray(0, length);
}

function checkType(bytes: Buffer, route: Route): FileMime {
  // Of nothing no other type would do.
  if (bytes.length === 0) throw problem('FILE_BROKEN');
  const mime = detectType(bytes);
  const allowed = route.limits?.mimes ?? Object.keys(fileTypes);
  if (!mime || !allowed.includes(mime)) throw problem('FILE_TYPE', { types: extensionsOf(allowed) });
  return mime;
}

/** How much of the process an upload may take: as much as it says it brings, and never more than its route allows. */
export function bytesOfUpload(request: FastifyRequest, route: Route): number {
  const most = (route.limits?.fileBytes ?? defaultBytes) + aroundFile;
  const declared = Number(request.headers['content-length']);
  return Number.isSafeInteger(declared) && declared > 0 ? Math.min(declared, most) : most;
}

/** Reads one file under any field name and the text fields next to it (specification §7, file upload). */
export async function readMultipart(request: FastifyRequest, route: Route): Promise<MultipartBody> {
  const limit = route.limits?.fileBytes ?? defaultBytes;
  const tooLarge = () => problem('FILE_SIZE', { n: Math.floor(limit / megabyte) });
  if (!request.isMultipart()) throw problem('FILE_REQUIRED');
  const fields = Object.create(null) as Record<string, string>;
  let file: { name: string; bytes: Buffer } | undefined;
  try {
    for await (const part of request.parts({ limits: { ...formLimits, fileSize: limit } })) {
      if (part.type === 'file')
        file = { name: part.filename, bytes: await collect(part, bytesOfUpload(request, route)) };
      else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (error instanceof TooLarge || code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    // The parser throws plain errors for a missing boundary and for a form cut short.
    throw code?.startsWith('FST_') ? error : problem('BAD_REQUEST', {}, { cause: error });
  }
  if (!file) throw problem('FILE_REQUIRED');
  if (file.bytes.length === 0) throw problem('FILE_BROKEN');
  const mime = checkType(file.bytes, route);
  return { upload: { name: safeName(file.name, mime), mime, bytes: file.bytes }, fields };
}
