/** Texts of `date` and `time`: letters of the template by the letters of a pattern, an example in that pattern. */
export const dateMaskMessages = {
  date: {
    unreadable: ({ example = '' }: { readonly example?: string | undefined }): string =>
      `Нужна дата, например ${example}`,
    letters: { d: 'д', M: 'м', y: 'г' },
    hint: ({ example = '' }: { readonly example?: string | undefined }): string => `Формат: ${example}`,
  },
  time: { unreadable: 'Нужно время, например 09:05', letters: { H: 'ч', m: 'м' }, hint: 'Формат: 09:05' },
} as const;
