/** Words of the second step, which comes only to those who have it. */
export const secondStepMessages = {
  ask: 'Откройте приложение с кодами и введите код для «Прибавки».',
  code: 'Код',
  codeHint: '6 цифр из приложения или резервный код',
  enter: 'Войти',
  another: 'Войти под другим именем',
  requiredTitle: 'Включите двухэтапный вход',
  requiredText: 'Администраторы входят по паролю и коду из приложения. Понадобится телефон с приложением для кодов.',
  begin: 'Настроить',
  over: 'Время или попытки для кода закончились',
  again: 'Войти снова',
} as const;
