/** What was asked for on the command line: `npm run bench -- server --members=100000`. */
export interface Options {
  members: number;
  /** Of one measure. */
  seconds: number;
  rounds: number;
}

export function readOptions(args: readonly string[]): Options {
  const value = (name: string, fallback: number): number => {
    const text = args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
    const number = text === undefined ? fallback : Number(text);
    if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a whole number`);
    return number;
  };
  return { members: value('members', 1_000_000), seconds: value('seconds', 3), rounds: value('rounds', 5) };
}
