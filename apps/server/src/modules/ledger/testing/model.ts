/** The oracle: the same account written a second time, plainly, with no SQL, locks or postings. */
export type ModelAccrual = {
  item: string;
  sale: string;
  kind: 'base' | 'promotion';
  points: number;
  left: number;
  returned: number;
  status: 'pending' | 'scheduled' | 'active' | 'cancelled';
  activateAt: number;
  expiresOn: string;
};
type Held = { points: number; from: Map<string, number>; open: boolean };

export class Model {
  pending = 0;
  active = 0;
  reserved = 0;
  debt = 0;
  lots = new Map<string, number>();
  accruals: ModelAccrual[] = [];
  holds = new Map<string, Held>();

  accrue(sale: string, lines: readonly { item: string; kind: 'base' | 'promotion'; points: number }[]): void {
    for (const line of lines) {
      if (line.points === 0) continue;
      this.pending += line.points;
      this.accruals.push({
        ...line,
        sale,
        left: line.points,
        returned: 0,
        status: 'pending',
        activateAt: 0,
        expiresOn: '',
      });
    }
  }

  cancel(sale: string): void {
    for (const a of this.of(sale)) {
      if (a.status !== 'pending' && a.status !== 'scheduled') continue;
      this.pending -= a.left;
      Object.assign(a, { left: 0, status: 'cancelled' });
    }
  }

  confirm(sale: string, activateAt: number, expiresOn: string, now: number, today: string): void {
    for (const a of this.of(sale)) {
      if (a.status === 'pending') Object.assign(a, { status: 'scheduled', activateAt, expiresOn });
    }
    if (activateAt > now) return;
    this.expire(today);
    this.activate(now, today);
  }

  activate(now: number, today: string): void {
    if (this.accruals.some((x) => x.status === 'scheduled' && x.activateAt <= now)) this.expire(today);
    for (const a of this.accruals.filter((x) => x.status === 'scheduled' && x.activateAt <= now)) {
      this.pending -= a.left;
      this.grow(a.expiresOn, a.left);
      Object.assign(a, { left: 0, status: 'active' });
      this.expire(today);
      this.repay();
    }
  }

  /** False when a lot no longer covers an active line: then nothing changes. What has been written off stays so. */
  unconfirm(sale: string): boolean {
    const lots = new Map(this.lots);
    const lines = this.of(sale).filter(
      (a) => a.status === 'scheduled' || (a.status === 'active' && a.returned < a.points),
    );
    for (const a of lines.filter((x) => x.status === 'active')) {
      const points = a.points - a.returned;
      if ((lots.get(a.expiresOn) ?? 0) < points) return false;
      lots.set(a.expiresOn, (lots.get(a.expiresOn) ?? 0) - points);
    }
    for (const a of lines) {
      if (a.status === 'active') {
        const points = a.points - a.returned;
        this.active -= points;
        this.pending += points;
        a.left = points;
      }
      a.status = 'pending';
    }
    this.lots = lots;
    return true;
  }

  adjust(points: number, expiresOn: string, today: string): boolean {
    this.expire(today);
    if (points > 0) {
      this.grow(expiresOn, points);
      this.repay();
      return true;
    }
    if (this.active < -points) return false;
    this.take(-points);
    this.active += points;
    return true;
  }

  hold(id: string, points: number, today: string): boolean {
    this.expire(today);
    if (this.debt > 0 || this.active < points) return false;
    this.active -= points;
    this.reserved += points;
    this.holds.set(id, { points, from: this.take(points), open: true });
    return true;
  }

  resolve(id: string, paid: boolean, today: string, grace: string): boolean {
    const held = this.holds.get(id);
    if (!held?.open) return false;
    held.open = false;
    this.reserved -= held.points;
    if (paid) return true;
    for (const [day, n] of held.from) this.grow(day < today ? grace : day, n);
    this.expire(today);
    this.repay();
    return true;
  }

  giveBack(sale: string, item: string, points: number, policy: string, cap: number, today: string) {
    this.expire(today);
    const out = { pending: 0, active: 0, debt: 0, waived: 0 };
    let wanted = points;
    const lines = this.of(sale).filter((a) => a.item === item && a.status !== 'cancelled');
    for (const a of lines.sort((x, y) => (x.kind < y.kind ? -1 : 1))) {
      let n = Math.min(wanted, a.points - a.returned);
      wanted -= n;
      a.returned += n;
      const fromPending = Math.min(n, a.left);
      const wasPending = a.left > 0;
      a.left -= fromPending;
      this.pending -= fromPending;
      if (wasPending && a.left === 0) a.status = 'cancelled';
      n -= fromPending;
      const fromActive = policy === 'only_pending' ? 0 : Math.min(n, this.active);
      this.take(fromActive, a.expiresOn);
      this.active -= fromActive;
      n -= fromActive;
      const toDebt = policy === 'to_debt' ? Math.min(n, Math.max(0, cap - this.debt)) : 0;
      this.debt += toDebt;
      out.pending += fromPending;
      out.active += fromActive;
      out.debt += toDebt;
      out.waived += n - toDebt;
    }
    return out;
  }

  expire(today: string): void {
    for (const [day, n] of this.lots) {
      if (day >= today) continue;
      this.lots.set(day, 0);
      this.active -= n;
    }
  }

  writeOff(points: number): boolean {
    if (this.debt < points) return false;
    this.debt -= points;
    return true;
  }

  private of(sale: string): ModelAccrual[] {
    return this.accruals.filter((a) => a.sale === sale);
  }

  private grow(day: string, n: number): void {
    this.active += n;
    this.lots.set(day, (this.lots.get(day) ?? 0) + n);
  }

  private repay(): void {
    const n = Math.min(this.debt, this.active);
    this.take(n);
    this.active -= n;
    this.debt -= n;
  }

  private take(points: number, first?: string): Map<string, number> {
    const used = new Map<string, number>();
    const days = [...this.lots.keys()].sort();
    for (const day of first ? [first, ...days] : days) {
      const n = Math.min(points, this.lots.get(day) ?? 0);
      if (n === 0) continue;
      this.lots.set(day, (this.lots.get(day) ?? 0) - n);
      used.set(day, (used.get(day) ?? 0) + n);
      points -= n;
    }
    return used;
  }
}
