/** Kinds of files the server accepts, shared by the areas. */
const megabyte = 1024 * 1024;

export const pictureLimits = {
  fileBytes: 10 * megabyte,
  mimes: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

export const documentLimits = { fileBytes: 20 * megabyte, mimes: ['application/pdf'] } as const;

export const sheetLimits = {
  fileBytes: 20 * megabyte,
  mimes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
} as const;

/** A picture or a document next to a message. */
export const attachmentLimits = {
  fileBytes: 10 * megabyte,
  mimes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
} as const;
