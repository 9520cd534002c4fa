import { defineDirect } from '../../core/notices/define.ts';
import { codeLifeMs } from './repository/codes.ts';

const code = '482913';
const servesMinutes = codeLifeMs / 60_000;
const secret = 'Никому его не сообщайте.';
const bySms = (purpose: string, about: string, text: string) =>
  defineDirect({
    kind: `code.${purpose}`,
    about,
    variables: { code },
    servesMinutes,
    sms: `Прибавка: ${text} {code}. ${secret}`,
  });

/** Codes of SMS, by what they confirm. */
export const smsCodes = {
  phone: bySms('phone', 'Код подтверждения телефона', 'код подтверждения телефона'),
  deletion: bySms('deletion', 'Код для удаления аккаунта', 'код для удаления аккаунта'),
  phone_change: bySms('phone_change', 'Код для смены номера', 'код для смены номера'),
};

export const withdrawalCode = defineDirect({
  kind: 'code.withdrawal',
  about: 'Код для вывода баллов',
  variables: { points: '2 500 баллов', code },
  servesMinutes,
  sms: `Прибавка: код для вывода {points} — {code}. ${secret}`,
});

export const emailCode = defineDirect({
  kind: 'code.email',
  about: 'Код подтверждения почты',
  variables: { code },
  servesMinutes,
  letter: {
    subject: 'Подтвердите почту',
    text: 'Код подтверждения почты: {code}\n\nВведите его в профиле или откройте ссылку. Код действует 10 минут. Если вы не указывали эту почту, ничего делать не нужно.',
  },
});

export const emailLink = defineDirect({
  kind: 'code.email-link',
  about: 'Подтверждение почты после регистрации',
  variables: {},
  letter: {
    subject: 'Подтвердите почту',
    text: 'Вы зарегистрировались в Прибавке. Откройте ссылку, когда анкету примут: она подтвердит почту. Ссылка действует 7 дней. Если вы не регистрировались, ничего делать не нужно.',
  },
});
