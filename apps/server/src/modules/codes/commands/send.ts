import { maskEmail, maskPhone } from '../../../core/audit/mask.ts';
import { sendDirect } from '../../../core/notices/direct.ts';
import type { Work } from '../../../http/context.ts';
import { type CodeRequest, type CodeSent, issueCode } from '../repository/codes.ts';
import { emailCode, smsCodes } from '../notices.ts';

/** A code by SMS to the target. */
export async function sendSmsCode(
  work: Work,
  request: CodeRequest & { purpose: keyof typeof smsCodes },
): Promise<CodeSent> {
  const { code, sent } = await issueCode(work, request, maskPhone(request.target));
  if (code === undefined) return sent;
  const { userId, target: to } = request;
  await sendDirect(work, smsCodes[request.purpose], { by: 'sms', userId, to, values: { code } });
  return sent;
}

/** A code by e-mail to the target, with a link that carries it. */
export async function sendEmailCode(work: Work, request: CodeRequest): Promise<CodeSent> {
  const { code, sent } = await issueCode(work, request, maskEmail(request.target));
  if (code === undefined) return sent;
  const { userId, target: to } = request;
  const link = `${work.config.publicUrl}/email-confirm?code=${code}`;
  await sendDirect(work, emailCode, { by: 'email', userId, to, values: { code }, link });
  return sent;
}
