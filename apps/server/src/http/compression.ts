import { constants } from 'node:zlib';

import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * Packs answers of a kilobyte and more for who takes it: a list of twenty rows is a seventh. Downloads go as they are
 * (`binder.ts`), pages and scripts are packed where they are made. A quick setting, for every answer is packed by itself.
 * Who asks signs by a header that no other site can make a browser send, so lengths give nothing away (BREACH).
 */
export const compression: FastifyCompressOptions = {
  // Nobody sends a packed body, and unpacking would read an upload before its handler does: it would never end.
  globalDecompression: false,
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  },
};
