import type { ScanHint } from '@pribavka/forms/rules';

/** A code found in a picture: its text as it was read, and what its symbology says of it. */
export interface FoundCode {
  readonly text: string;
  readonly hint?: ScanHint;
}

/** What a picture is read from: a frame of the camera or a file a person chose. */
export type Picture = ImageBitmap | Blob;

/** Why nothing was read: the file is no picture, or this browser cannot run the reader. */
export type ReadFailure = 'picture' | 'reader';

/** From the page to the reader. */
export interface ReadRequest {
  readonly id: number;
  readonly picture: Picture;
}

/** From the reader to the page. */
export type ReadAnswer =
  | { readonly id: number; readonly codes: readonly FoundCode[] }
  | { readonly id: number; readonly failure: ReadFailure };

/** Finds codes in one picture. */
export type FindCodes = (picture: ImageBitmap) => Promise<readonly FoundCode[]>;
