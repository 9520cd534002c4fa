/** What is wrong with a pattern of serial numbers. */
export const serialPatternMessages = {
  unclear: (rest: string): string => `непонятно с «${rest}»`,
  varying: (most: number): string => `переменных повторов больше ${most}`,
  emptyBranch: 'пустой вариант',
  branches: (most: number): string => `вариантов больше ${most}`,
  notPattern: 'это не шаблон',
} as const;
