/** What was asked for on the command line: `npm run bench -- server --members=100000`. */
export interface Options {
  members: number;
  /** Of one measure. */
  seconds: number;
  rounds: number;
  /** Folder that keeps the filled database for the next run; a temporary one unless given. */
  data: string | undefined;
  /** Parts to measure, all of them unless given: `reads`, `summaries`, `login`, `points`, `export`, `processes`. */
  only: readonly string[] | undefined;
}

export function readOptions(args: readonly string[]): Options {
  const value = (name: string, fallback: number): number => {
    const text = args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
    const number = text === undefined ? fallback : Number(text);
    if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a whole number`);
    return number;
  };
  const data = args.find((arg) => arg.startsWith('--data='))?.slice('--data='.length);
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  return { data, only, members: value('members', 1_000_000), seconds: value('seconds', 3), rounds: value('rounds', 5) };
}
