import type { Output } from '@pribavka/api';
import { Skeleton } from '@pribavka/ui';
import { lazy, type ReactElement, Suspense } from 'react';

import { bodyOf } from './body.ts';
import { changedLabels, changesRule } from './changes.ts';
import type { StepId } from './fields.ts';
import { wizardMessages as messages } from './messages.ts';
import { isLive } from './publish.ts';
import { useSources } from './sources.ts';
import { Audience } from './steps/Audience.tsx';
import { Basics } from './steps/Basics.tsx';
import { Limits } from './steps/Limits.tsx';
import { Mechanic } from './steps/Mechanic.tsx';
import { Products } from './steps/Products.tsx';
import { Publish } from './steps/Publish.tsx';
import type { Promotion, PromotionValues, PublishAct } from './values.ts';

const Check = lazy(async () => ({ default: (await import('./steps/Check.tsx')).Check }));

export interface StepsProps {
  step: StepId;
  values: PromotionValues;
  opened: { readonly values: PromotionValues; readonly record: Promotion | undefined };
  record: Promotion | undefined;
  described: Output<'promotions.describe'> | undefined;
  preview: Output<'promotions.preview'> | undefined;
  acts: readonly PublishAct[];
  ownerFixed: boolean;
}

/** The fields of the step on the screen. */
export function Steps({ step, values, opened, record, described, preview, ...rest }: StepsProps): ReactElement {
  const sources = useSources();
  switch (step) {
    case 'basics':
      return <Basics sources={sources} ownerFixed={rest.ownerFixed} />;
    case 'mechanic':
      return <Mechanic sources={sources} />;
    case 'products':
      return <Products sources={sources} />;
    case 'audience':
      return <Audience sources={sources} />;
    case 'limits':
      return <Limits hints={preview?.budget.hints ?? []} />;
    case 'check':
      return (
        <Suspense fallback={<Skeleton label={messages.steps.check} />}>
          <Check
            described={described}
            preview={preview}
            body={bodyOf(values, opened.record)}
            promotionId={record?.id}
          />
        </Suspense>
      );
    case 'publish':
      return (
        <Publish
          acts={rest.acts}
          startRefusal={described?.startRefusal ?? undefined}
          live={isLive(record) ? record : undefined}
          changes={changedLabels(opened.values, values)}
          newRule={changesRule(opened.values, values)}
        />
      );
  }
}
