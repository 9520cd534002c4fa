import { LooseText, Nullable, Obj } from './basic.ts';

/** One field of a difference; personal data is masked on both sides. */
export const Change = Obj({
  field: LooseText(120),
  label: LooseText(200),
  before: Nullable(LooseText(2000)),
  after: Nullable(LooseText(2000)),
});
