/** Display and transport formats of specification §9, and the few the tables of the house style add. */
export const datePatterns = {
  dayMonth: 'dd MMMM',
  date: 'dd.MM.yyyy',
  dateTimeSeconds: 'dd.MM.yyyy HH:mm:ss',
  dayMonthYearTime: 'dd MMMM yyyy HH:mm',
  dayMonthYear: 'dd MMMM yyyy',
  dayMonthYearTimeSeconds: 'dd MMMM yyyy HH:mm:ss',
  api: 'yyyy-MM-dd HH:mm:ss.SSS',
  apiDate: 'yyyy-MM-dd',
  picker: 'yyyy-MM-dd 00:00:00.000',
  listDay: 'd MMMM',
  listDayYear: 'd MMMM yyyy',
  listDayTime: 'd MMMM HH:mm',
  tableDateTime: 'dd.MM HH:mm',
  dateTime: 'dd.MM.yyyy HH:mm',
  monthYear: 'LLLL yyyy',
  time: 'HH:mm',
} as const;
/** Name of a pattern of `datePatterns`. */
export type DatePreset = keyof typeof datePatterns;
