/** What is said when the consent to mailings changes. */
export const mailingMessages = { on: 'Рассылка включена', off: 'Рассылка отключена' } as const;
