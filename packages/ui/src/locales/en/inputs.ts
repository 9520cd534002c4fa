import type { UiMessages } from '../types.ts';
import { bytes, bytesLimit, count, n } from './format.ts';

type Inputs =
  | 'checklist'
  | 'chip'
  | 'combobox'
  | 'dates'
  | 'field'
  | 'number'
  | 'password'
  | 'quantity'
  | 'range'
  | 'rangePanel'
  | 'searchInput'
  | 'select'
  | 'tag'
  | 'textInput'
  | 'upload';

export const inputs: Pick<UiMessages, Inputs> = {
  checklist: { done: ': done' },
  chip: { remove: 'Remove' },
  combobox: {
    create: (query) => `Add “${query}”`,
    empty: 'Nothing found',
    short: (least) => `Type more: at least ${least}`,
    added: (label) => `${label}: selected`,
    removed: (label) => `${label}: removed`,
    clear: 'Clear',
    failed: 'The options did not load',
    retry: 'Try again',
    searching: 'Searching…',
    list: 'Options',
    count: (options) => count(options, 'option', 'options'),
    part: (shown, total) => `${n(shown)} of ${n(total)} shown. Narrow the search`,
  },
  dates: {
    template: 'dd/mm/yyyy',
    timeTemplate: 'hh:mm',
    secondsTemplate: 'hh:mm:ss',
    notBefore: (day) => `Not before ${day}`,
    notAfter: (day) => `Not after ${day}`,
    noSuchDate: 'There is no such date',
    halfDate: 'Enter the whole date: day, month and year',
    noSuchTime: 'There is no such time',
    halfTime: 'Enter hours and minutes',
    needsDate: 'Enter the date',
    needsTime: 'Enter the time',
    dateOf: (label) => `${label}: date`,
    timeOf: (label) => `${label}: time`,
    calendar: 'Calendar',
    choose: (chosen) => (chosen === undefined ? 'Choose a date' : `Choose a date, ${chosen} is chosen`),
    opening: 'Opening the calendar',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    month: 'Month',
    year: 'Year',
  },
  field: { optional: 'optional', required: 'required' },
  password: {
    show: 'Show password',
    hide: 'Hide password',
    caps: 'Caps Lock is on',
    rules: 'Password requirements',
  },
  number: {
    unreadable: 'A number is needed, digits only',
    integer: 'Whole numbers only',
    fraction: (digits) => `No more than ${count(digits, 'digit', 'digits')} after the decimal point`,
    negative: 'A number without a minus',
    ambiguous: 'Thousands or a fraction? Enter thousands without a point or a comma',
    long: 'The number is too long',
  },
  quantity: {
    less: 'Less',
    more: 'More',
    max: (limit) => `No more than ${limit}`,
    min: (limit) => `No less than ${limit}`,
  },
  range: {
    today: 'Today',
    yesterday: 'Yesterday',
    week: '7 days',
    days30: '30 days',
    month: 'This month',
    lastMonth: 'Last month',
    quarter: 'This quarter',
    all: 'All time',
    title: 'Period',
    period: (text) => `Period: ${text}`,
    remove: (label) => `Remove: ${label ?? 'period'}`,
  },
  rangePanel: {
    presets: 'Usual periods',
    from: 'Start of the period',
    to: 'End of the period',
    days: (days) => count(days, 'day', 'days'),
    cancel: 'Cancel',
    apply: 'Show',
    show: (period) => `Show ${period ?? 'all time'}`,
    tooLong: (most, now) => `The period is at most ${count(most, 'day', 'days')}, now it is ${now}`,
    started: (day) => `Start: ${day}. Choose the end of the period`,
    chosen: (period) => `Period: ${period}`,
  },
  searchInput: { placeholder: 'Search' },
  select: { placeholder: 'Choose' },
  tag: { remove: (text) => (text === undefined ? 'Remove' : `Remove “${text}”`) },
  textInput: { clear: 'Clear' },
  upload: {
    started: (name, size) => `Uploading ${name}, ${bytes(size)}`,
    half: (name) => `${name}: half uploaded`,
    done: (name) => `${name}: uploaded`,
    stopped: (name) => `${name}: upload stopped`,
    image: 'photo',
    kinds: (kinds) => new Intl.ListFormat('en', { type: 'disjunction' }).format(kinds),
    empty: 'The file is empty. Choose another one',
    type: (kinds) => `This kind of file does not fit. Needed: ${kinds}`,
    size: (limit) => `Over ${bytesLimit(limit)}. Compress it or choose another file`,
    twin: 'This file is chosen already',
    count: (most) => `No more than ${count(most, 'file', 'files')}. Remove one and try again`,
    offline: 'The file was not uploaded. Check your connection and try again',
    large: 'The server refused the file: it is too large. Compress it or choose another file',
    failed: 'The file was not sent: the server failed. Try again in a minute',
    refused: 'The file was not sent: the server refused it. Reload the page and try again',
    optional: 'optional',
    limit: (limit) => `up to ${bytesLimit(limit)}`,
    drop: (many) => `Drop the ${many ? 'files' : 'file'} here`,
    drag: (many) => `Drag the ${many ? 'files' : 'file'} here`,
    add: 'Add a file',
    choose: (many) => (many ? 'Choose files' : 'Choose a file'),
    camera: 'Take a photo',
    over: 'The files are over the field, drop them',
    files: (label) => `${label}: files`,
    ready: 'Ready to upload',
    progress: (name) => `Upload of ${name}`,
    uploading: (percent) => (percent === undefined ? 'Uploading' : `Uploading, ${percent}%`),
    sent: 'Uploaded',
    off: 'Upload stopped',
    details: 'Details',
    retry: (name) => `Try again: ${name}`,
    stop: (name) => `Stop: ${name}`,
    remove: (name) => `Remove: ${name}`,
  },
};
