export { failureText, isBareFailure, UploadFailure, type UploadAnswer } from './core/failure.ts';
export { describeAccept, matchesAccept, rejectReason } from './core/limits.ts';
export { nextStatus, type UploadEvent } from './core/machine.ts';
export { xhrTransport } from './core/transport.ts';
export type {
  RejectCode,
  UploadItem,
  UploadLimits,
  UploadOptions,
  UploadProblem,
  UploadRequest,
  UploadState,
  UploadStatus,
  UploadTransport,
} from './core/types.ts';
export { createUpload, type Upload } from './core/upload.ts';
export { FileUpload, type FileUploadProps } from './file-upload/FileUpload.tsx';
export { useUpload } from './file-upload/useUpload.ts';
