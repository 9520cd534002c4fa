/** Things that happen in the order of their time, whatever the order they were planned in. */
export class Timeline {
  private readonly events: { at: Date; order: number; run: (at: Date) => Promise<void> }[] = [];
  private planned = 0;

  /** Also from inside an event: a decision is planned by the registration it answers. */
  add(at: Date, run: (at: Date) => Promise<void>): void {
    this.events.push({ at, order: (this.planned += 1), run });
  }

  /** Runs everything up to the end; what lies after it never happens. */
  async runUntil(end: Date): Promise<number> {
    let done = 0;
    for (;;) {
      const index = this.earliest(end);
      if (index === undefined) return done;
      const [event] = this.events.splice(index, 1);
      await event?.run(event.at);
      done += 1;
    }
  }

  private earliest(end: Date): number | undefined {
    let best: number | undefined;
    for (const [index, event] of this.events.entries()) {
      if (event.at > end) continue;
      const top = best === undefined ? undefined : this.events[best];
      const before =
        top === undefined || event.at < top.at || (event.at.getTime() === top.at.getTime() && event.order < top.order);
      if (before) best = index;
    }
    return best;
  }
}
