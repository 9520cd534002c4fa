export const emailConfirmUrl = (code?: string): string =>
  code ? `/email-confirm?${new URLSearchParams({ code })}` : '/email-confirm';
