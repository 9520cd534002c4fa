import type { NoticeTopic, Tone } from '@pribavka/api';

export type EntityType =
  | 'sale'
  | 'withdrawal'
  | 'operation'
  | 'passport'
  | 'member'
  | 'promotion'
  | 'process'
  | 'support_request'
  | 'registry'
  | 'tuning'
  | 'product'
  | 'staff';

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
  /** Goes by these alone and at once, to an address just given: a code, an invitation, an answer to a guest. */
  direct?: readonly DirectChannel[] | undefined;
  /** Why a direct letter has come. */
  why?: string | undefined;
  /** How long the code in it serves: a message that would come later is not sent. */
  servesMinutes?: number | undefined;
}

export type DirectChannel = 'email' | 'sms';

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

interface DirectTexts<V extends string> extends Pick<
  NoticeEvent<V>,
  'kind' | 'about' | 'variables' | 'why' | 'servesMinutes'
> {
  letter?: { subject: string; text: string };
  sms?: string;
}

/**
 * A message to an address just given, of the safety of the account: it stands in no feed, waits for nothing and cannot be
 * switched off. `sendDirect` sends it.
 */
export const defineDirect = <const V extends string = never>({
  letter,
  sms,
  ...event
}: DirectTexts<V>): NoticeEvent<V> =>
  register({
    ...event,
    topic: 'security',
    tone: 'info',
    title: letter?.subject ?? event.about,
    text: letter?.text ?? '',
    sms: sms ?? '',
    direct: [...(letter ? (['email'] as const) : []), ...(sms === undefined ? [] : (['sms'] as const))],
  });

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
