/** A stretch of the shown text. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

/** After a sign of another form (`Mask.blocks`) nothing joins in the same place: its digits would make another value. */
export interface Block {
  /** Whether a sign may not join the text here. */
  readonly refuses: (text: string, selection: Selection, sign: string) => boolean;
  /** Records a refused sign: two letters in a row are a month, one is a slip. */
  readonly note: (selection: Selection, sign: string) => void;
  /** The sign since which nothing joins here. */
  readonly signAt: (selection: Selection) => string | undefined;
  readonly lift: () => void;
}

/** The block of one input; it lasts only while the caret or the selection stays where the sign was refused. */
export function createBlock(blocks: RegExp | undefined): Block {
  let place: Selection | undefined;
  let last = '';
  let closing: string | undefined;
  const lift = (): void => {
    place = undefined;
    last = '';
    closing = undefined;
  };
  const signAt = ({ start, end }: Selection): string | undefined => {
    // A browser that cannot cancel an edit leaves the caret at the end of the selection.
    if (place?.end !== end || (start !== place.start && start !== end)) lift();
    return closing;
  };
  return {
    lift,
    signAt,
    refuses: (text, selection, sign) => {
      if (signAt(selection) !== undefined) return true;
      const before = text.slice(0, selection.start);
      if (blocks?.test(before + sign) || blocks?.test(before + last + sign)) closing = sign;
      return closing !== undefined;
    },
    note: (selection, sign) => {
      place = selection;
      last = sign;
    },
  };
}
