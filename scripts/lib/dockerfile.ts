/** One instruction of a Dockerfile, its lines joined. */
export interface Instruction {
  name: string;
  value: string;
}

/** A stage: `FROM … AS name` and what follows it. */
export interface Stage {
  name: string;
  base: string;
  instructions: readonly Instruction[];
}

/** The stages of a Dockerfile in their order. */
export function readStages(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#') && line.trim() !== '')
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  const stages: { name: string; base: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [base = '', , as = ''] = value.split(/\s+/);
      stages.push({ name: as, base, instructions: [] });
    } else {
      stages.at(-1)?.instructions.push({ name, value });
    }
  }
  return stages;
}

/** Values of one kind of instruction. */
export const valuesOf = ({ instructions }: Stage, name: string): string[] =>
  instructions.filter((one) => one.name === name).map(({ value }) => value);

/** `COPY` as the stage it takes from (none: the project), the paths and where they go. */
export function readCopy(value: string): { from: string | undefined; paths: readonly string[]; to: string } {
  const parts = value.split(/\s+/);
  const flags = parts.filter((part) => part.startsWith('--'));
  const paths = parts.filter((part) => !part.startsWith('--'));
  return {
    from: flags.find((flag) => flag.startsWith('--from='))?.slice('--from='.length),
    paths: paths.slice(0, -1),
    to: paths.at(-1) ?? '',
  };
}

/** What the image must not do, in words; empty when it is as it should be. */
export function problemsOf(text: string): string[] {
  const stages = readStages(text);
  const last = stages.at(-1);
  if (!last) return ['no stage'];
  const all = stages.flatMap(({ instructions }) => instructions);
  const runs = all.filter(({ name }) => name === 'RUN').map(({ value }) => value);
  const image = /^ARG NODE_IMAGE=(\S+)$/m.exec(text)?.[1] ?? '';
  const rules: [boolean, string][] = [
    [/^node:\d+\.\d+\.\d+-[\w.-]+$/.test(image), 'the image is not named by its whole version'],
    [stages.every(({ base }) => base === '${NODE_IMAGE}'), 'a stage has another base'],
    [/^[1-9]\d*:[1-9]\d*$/.test(valuesOf(last, 'USER').at(-1) ?? ''), 'the user is not a number other than 0'],
    [valuesOf(last, 'HEALTHCHECK').length === 1, 'there is no health check'],
    [(valuesOf(last, 'ENTRYPOINT')[0] ?? '').startsWith('["node"'), 'the entry point goes through a shell'],
    [!all.some(({ name }) => name === 'ADD'), 'ADD fetches and unpacks: COPY does not'],
    [
      !runs.some((run) => /\b(curl|wget|apt|apt-get|apk|git)\b/.test(run)),
      'something is asked of more than the registries',
    ],
    [
      !all.some(({ name, value }) => /^(ENV|ARG)$/.test(name) && /KEY|TOKEN|PASSWORD|SECRET/.test(value)),
      'a secret stays in a layer',
    ],
  ];
  return rules.filter(([holds]) => !holds).map(([, problem]) => problem);
}
