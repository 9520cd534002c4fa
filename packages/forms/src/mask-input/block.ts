/** A stretch of the shown text. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

/** After a sign of another form (`Mask.blocks`) nothing joins in the same place: its digits would make another value. */
export interface Block {
  /** Whether a sign may not join the text here. */
  readonly refuses: (text: string, selection: Selection, sign: string) => boolean;
  readonly lift: () => void;
}

/** The block of one input; it lasts only while the caret or the selection stays where the sign was refused. */
export function createBlock(blocks: RegExp | undefined): Block {
  let place: Selection | undefined;
  return {
    refuses: (text, { start, end }, sign) => {
      // A browser that cannot cancel an edit leaves the caret at the end of the selection.
      const isSamePlace = place?.end === end && (start === place.start || start === end);
      if (!isSamePlace) place = blocks?.test(text.slice(0, start) + sign) ? { start, end } : undefined;
      return place !== undefined;
    },
    lift: () => {
      place = undefined;
    },
  };
}
