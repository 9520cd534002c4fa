import { type Input, isProblem, type Output } from '@pribavka/api';
import { useApi, useCommand, useQuery } from '@pribavka/api/react';
import { useLayoutEffect, useRef, useState } from 'react';

import { attempt } from '../../../shared/attempt.ts';

type Change = Omit<Input<'notifications.updateSettings'>['body'], 'version'>;
export type NoticeSettings = Output<'notifications.settings'>;
export type ChangeSettings = (change: Change) => void;

/** The settings as they will be when the server has taken the change. */
function withChange(settings: NoticeSettings, change: Change): NoticeSettings {
  const { channels = [], digest = settings.digest, quiet = settings.quiet, timezone = settings.timezone } = change;
  const topics = settings.topics.map((each) => {
    const own = channels.filter(({ topic }) => topic === each.topic).map(({ channel, on }) => [channel, on]);
    return { ...each, channels: { ...each.channels, ...Object.fromEntries(own) } };
  });
  return { ...settings, topics, digest, quiet, timezone };
}

/** One's own settings of notices; each change is shown and saved at once, the next one after the answer to it. */
export function useNoticeSettings() {
  const api = useApi();
  const { data, problem, reload, set } = useQuery('notifications.settings');
  const update = useCommand('notifications.updateSettings');
  const [waiting, setWaiting] = useState<readonly Change[]>([]);
  const queue = useRef<readonly Change[]>([]);
  const version = useRef(0);
  useLayoutEffect(() => {
    version.current = Math.max(version.current, data?.version ?? 0);
  }, [data]);
  const wait = (next: readonly Change[]): void => {
    queue.current = next;
    setWaiting(next);
  };
  const accept = (next: NoticeSettings): void => {
    version.current = next.version;
    set(next);
  };
  const saveFirst = async (first: Change): Promise<void> => {
    try {
      accept(await update.run({ body: { ...first, version: version.current } }));
      wait(queue.current.slice(1));
    } catch (error) {
      const kind = isProblem(error) ? error.kind : undefined;
      // What is wrong with one change is its own; after anything else the later ones would go over what was not seen.
      wait(kind === 'validation' ? queue.current.slice(1) : []);
      if (kind === 'network') return;
      const newest = await attempt(api.call('notifications.settings', {}, { quiet: 'all' }));
      if (newest) accept(newest);
    }
  };
  const running = useRef(false);
  const change = async (body: Change): Promise<void> => {
    wait([...queue.current, body]);
    if (running.current) return;
    running.current = true;
    for (let first = queue.current[0]; first; first = queue.current[0]) await saveFirst(first);
    running.current = false;
  };
  return {
    data: data && waiting.reduce(withChange, data),
    problem,
    reload,
    set: accept,
    change: (body: Change) => void change(body),
  };
}
