import { memo, useDeferredValue, useMemo, useState, type ReactElement } from 'react';

import { Button } from '../../actions/button/Button.tsx';
import { Banner } from '../../feedback/banner/Banner.tsx';
import { ThemeScope } from '../../foundation/theme/ThemeScope.tsx';
import { Panel } from '../../layout/panel/Panel.tsx';
import { Grid, Stack } from '../../layout/stack/Stack.tsx';
import { checkTheme, type BrandTheme } from '../../theming/create-theme.ts';
import { asShipped, inputOf, type Knobs } from './knobs.ts';
import { KnobsForm } from './KnobsForm.tsx';
import { PairsTable } from './PairsTable.tsx';
import { Result } from './Result.tsx';
import { Sample } from './Sample.tsx';

// Hundreds of rows and two charts: the field that is being typed into does not wait for them.
const SlowSample = memo(Sample);
const SlowPairs = memo(PairsTable);

const modes = [
  { mode: 'light', title: 'Светлая' },
  { mode: 'dark', title: 'Тёмная' },
] as const;

/** Turns the choices of a brand; the last theme that passed stays in sight while a choice does not. */
export function Studio(): ReactElement {
  const [knobs, setKnobs] = useState<Knobs>(asShipped);
  const [last, setLast] = useState<BrandTheme | undefined>();
  const input = useMemo(() => inputOf(knobs), [knobs]);
  const checked = useMemo(() => checkTheme(input), [input]);
  const problems = checked.ok ? [] : checked.problems;
  const suggestion = problems.find(({ input: from }) => from === 'accent')?.suggestion;
  const theme = checked.ok ? checked.theme : last;

  const pairs = useDeferredValue(checked.contrast);

  const change = (next: Knobs): void => {
    if (checked.ok) setLast(checked.theme);
    setKnobs(next);
  };
  return (
    <Stack gap={24}>
      <Panel title="Бренд">
        <Stack gap={16}>
          <KnobsForm knobs={knobs} problems={problems} onChange={change} />
          {problems.length > 0 && (
            <Banner
              tone="danger"
              title="Тема не проходит по контрасту или настройки не прочитать; ниже — последняя верная"
              actions={
                suggestion !== undefined && (
                  <Button size="sm" onClick={() => change({ ...knobs, accent: suggestion })}>
                    Взять {suggestion}
                  </Button>
                )
              }
            />
          )}
        </Stack>
      </Panel>
      {theme && (
        <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" gap={16}>
          {modes.map(({ mode, title }) => (
            <ThemeScope
              key={mode}
              theme={theme}
              mode={mode}
              role="group"
              aria-label={title}
              style={{ borderRadius: 6, border: '1px solid var(--pb-line-hair)' }}
            >
              <SlowSample name={title} />
            </ThemeScope>
          ))}
        </Grid>
      )}
      {checked.contrast.length > 0 && (
        <Panel title="Контраст всех пар">
          <SlowPairs pairs={pairs} />
        </Panel>
      )}
      {checked.ok && (
        <Panel title="Забрать">
          <Result theme={checked.theme} input={input} />
        </Panel>
      )}
    </Stack>
  );
}
