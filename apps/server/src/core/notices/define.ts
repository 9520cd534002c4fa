import type { NoticeTopic, Tone } from '@pribavka/api';

export type EntityType =
  | 'sale'
  | 'withdrawal'
  | 'operation'
  | 'passport'
  | 'member'
  | 'promotion'
  | 'process'
  | 'support_request';

/** One event people are notified of, with its texts: `{name}` stands for a variable. */
export interface NoticeEvent<V extends string = string> {
  /** Machine name: `sale.confirmed`. */
  kind: string;
  /** What has happened, as the back-office lists it. */
  about: string;
  /** Row of the person's settings; undefined: work of the back-office, notified in the bell only. */
  topic: NoticeTopic | undefined;
  tone: Tone;
  /** What it is about: the app links to its own screen. */
  entity?: EntityType | undefined;
  /** Every variable with an example. */
  variables: Readonly<Record<V, string>>;
  title: string;
  text: string;
  /** Short, and never a number of a document or a card; undefined for work of the back-office. */
  sms: string | undefined;
  /** Of the back-office, and sent by letter as well. */
  byLetter?: boolean | undefined;
}

const events = new Map<string, NoticeEvent>();

function register<V extends string>(event: NoticeEvent<V>): NoticeEvent<V> {
  if (events.has(event.kind)) throw new Error(`Notice ${event.kind} is defined twice`);
  events.set(event.kind, event);
  return event;
}

/** An event members are notified of: its topic says by which channels. */
export const defineNotice = <const V extends string = never>(
  event: NoticeEvent<V> & { topic: NoticeTopic; sms: string },
): NoticeEvent<V> => register(event);

/** An event of the back-office: in the bell, by letter where that is said. */
export const defineWorkNotice = <const V extends string = never>(
  event: Omit<NoticeEvent<V>, 'topic' | 'sms'>,
): NoticeEvent<V> => register({ ...event, topic: undefined, sms: undefined });

/** Every event of the areas that are loaded, as they were defined. */
export const noticeEvents = (): readonly NoticeEvent[] => [...events.values()];

export const findNotice = (kind: string): NoticeEvent | undefined => events.get(kind);

const placeholder = /\{(\w+)\}/g;

/** Names a template uses. */
export const variablesIn = (template: string): string[] => [...template.matchAll(placeholder)].map(([, name]) => name!);

/** The template with its variables; an empty one takes the space before it along. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template
    .replaceAll(placeholder, (_, name: string) => values[name] ?? '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** The texts of one event for one person. */
export const textsOf = (event: NoticeEvent, values: Readonly<Record<string, string>>) => ({
  title: fill(event.title, values),
  text: fill(event.text, values),
  sms: event.sms === undefined ? '' : fill(event.sms, values),
});
