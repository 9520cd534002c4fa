import { type MemberStatus, memberStatuses } from '@pribavka/api';
import { describe, expect, it } from 'vitest';

import { decide, type TargetStatus } from './decision.ts';

const reason = { code: 'other', text: 'Проверьте место работы' };
const targets: TargetStatus[] = ['moderation', 'confirmed', 'rejected', 'blocked'];

const outcome = (status: MemberStatus, to: TargetStatus): string => {
  try {
    return decide({ status, isPhoneVerified: true }, to, reason).decision;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('decisions on an account', () => {
  it('allows the transitions of domain 3.1 and nothing else', () => {
    const allowed = memberStatuses
      .flatMap((from) => targets.map((to) => `${from}>${to} ${outcome(from, to)}`))
      .filter((line) => !line.endsWith('MEMBER_STATUS'));
    expect(allowed).toEqual([
      'moderation>confirmed confirm',
      'moderation>rejected reject',
      'confirmed>moderation recheck',
      'confirmed>blocked block',
      'rejected>moderation recheck',
      'blocked>confirmed unblock',
    ]);
  });

  it('does not confirm a phone nobody has confirmed', () => {
    const member = { status: 'moderation' as const, isPhoneVerified: false };
    expect(() => decide(member, 'confirmed', {})).toThrow('Телефон участника ещё не подтверждён');
    expect(decide(member, 'rejected', reason).decision).toBe('reject');
  });

  it.each(['rejected', 'blocked'] as const)('asks for a reason before %s', (to) => {
    const status = to === 'rejected' ? 'moderation' : 'confirmed';
    const member = { status, isPhoneVerified: true } as const;
    expect(() => decide(member, to, {})).toThrow('Укажите причину');
    expect(() => decide(member, to, { code: 'other', text: '   ' })).toThrow('Укажите причину');
    expect(decide(member, to, reason).reason).toBe('Проверьте место работы');
  });

  it('joins the sentence of the reason and the words of the moderator', () => {
    const member = { status: 'moderation', isPhoneVerified: true } as const;
    expect(decide(member, 'rejected', { code: 'duplicate', text: 'Номер на 47' }).reason).toBe(
      'Вы уже участвуете в программе с другим номером телефона. Номер на 47',
    );
  });
});
