import { recordOf } from '../problems/envelope.ts';
import { readableBody } from './answer.ts';
import { answerOf } from './http.ts';

/** A document of the programme has a new version, and the server waits for the member's consent to it. */
export const wantsConsent = (error: unknown): boolean =>
  recordOf(readableBody(answerOf(error)?.data))?.['code'] === 'RECONSENT_REQUIRED';
