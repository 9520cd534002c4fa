import { maskEmail, maskPhone } from '../../../core/audit/mask.ts';
import type { Work } from '../../../http/context.ts';
import { type CodeRequest, type CodeSent, issueCode } from '../repository.ts';

const messages = {
  phone: 'Прибавка: код подтверждения телефона',
  phone_change: 'Прибавка: код для смены номера',
  withdrawal: 'Прибавка: код для вывода баллов',
  email: 'Код подтверждения почты',
} as const;

/** A code by SMS to the target. */
export async function sendSmsCode(work: Work, request: CodeRequest): Promise<CodeSent> {
  const { code, sent } = await issueCode(work, request, maskPhone(request.target));
  if (code === undefined) return sent;
  await work.outbox.sms({
    userId: request.userId,
    template: `code-${request.purpose}`,
    to: request.target,
    text: `${messages[request.purpose]} ${code}. Никому его не сообщайте.`,
  });
  return sent;
}

/** A code by e-mail to the target, with a link that carries it. */
export async function sendEmailCode(work: Work, request: CodeRequest): Promise<CodeSent> {
  const { code, sent } = await issueCode(work, request, maskEmail(request.target));
  if (code === undefined) return sent;
  await work.outbox.email({
    userId: request.userId,
    template: 'code-email',
    to: request.target,
    subject: 'Подтвердите почту',
    text: [
      `${messages.email}: ${code}`,
      '',
      'Введите его в профиле или откройте ссылку:',
      `${work.config.publicUrl}/email-confirm?code=${code}`,
      '',
      'Код действует 10 минут. Если вы не указывали эту почту, ничего делать не нужно.',
    ].join('\n'),
  });
  return sent;
}
