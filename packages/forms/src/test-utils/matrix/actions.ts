import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

import { rejectionText } from '../../mask-input/feedback.ts';
import { autofill, chord, compose, dictate, dropInto, pasteInto, strike, withClipboard } from '../gestures.ts';
import type { Room } from './room.tsx';

/** An action starts in an empty focused field and says itself what must be seen. */
export type Action = (room: Room) => Promise<void>;

const UNDO = '{Control>}z{/Control}';
const REDO = '{Control>}{Shift>}z{/Shift}{/Control}';

const without = (text: string, from: number, to = from + 1): string => text.slice(0, from) + text.slice(to);
const middleOf = (slots: string): number => Math.floor(slots.length / 2);
const sizes = ({ mask }: Room): number[] => (mask.pattern.match(/[#A]+/g) ?? []).map((group) => group.length);
const caretTo = (room: Room, place: number): void => room.input.setSelectionRange(place, place);
const hears = (room: Room, reason: Parameters<typeof rejectionText>[1]): Promise<void> =>
  expect.poll(() => room.heard).toEqual([rejectionText(room.mask, reason)]);

/** Typing, and everything a keyboard of a phone or a helper puts in instead of it. */
const inward: Readonly<Record<string, Action>> = {
  typing: async (room) => {
    await strike(room.slots);
    await room.shows(room.slots, room.behind(room.slots.length));
    expect(room.blinks()).toBe(0);
  },
  'typing the mask itself': async (room) => {
    await strike(room.mask.format(room.raw));
    await room.shows(room.slots, room.behind(room.slots.length));
    expect(room.blinks()).toBe(0);
  },
  'typing in the middle': async (room) => {
    const middle = middleOf(room.slots);
    await dictate(without(room.slots, middle));
    await room.shows(without(room.slots, middle));
    caretTo(room, room.behind(middle));
    await strike(room.slots[middle] ?? '');
    await room.shows(room.slots, room.behind(middle + 1));
  },
  paste: async (room) => {
    await pasteInto(room.input, `  ${room.mask.format(room.raw)}\t`);
    await room.shows(room.slots, room.behind(room.slots.length));
  },
  'paste over a selection': async (room) => {
    const { input, slots } = room;
    await dictate(slots);
    await room.shows(slots);
    input.setSelectionRange(0, room.behind(2));
    const swapped = `${slots[1]}${slots[0]}`;
    await pasteInto(input, swapped);
    await room.shows(swapped + slots.slice(2), room.behind(2));
    input.select();
    await pasteInto(input, room.mask.format(room.raw));
    await room.shows(slots, room.behind(slots.length));
  },
  drop: async (room) => {
    await dropInto(room.input, room.mask.format(room.raw));
    await room.shows(room.slots, room.behind(room.slots.length));
  },
  autofill: async (room) => {
    autofill(room.input, room.raw);
    await room.shows(room.slots, room.behind(room.slots.length));
    autofill(room.input, room.mask.format(room.raw));
    await room.shows(room.slots, room.behind(room.slots.length));
  },
  dictation: async (room) => {
    const middle = middleOf(room.slots);
    await dictate(room.slots.slice(0, middle));
    await room.shows(room.slots.slice(0, middle), room.behind(middle));
    await dictate(room.slots.slice(middle));
    await room.shows(room.slots, room.behind(room.slots.length));
  },
  composition: async (room) => {
    const middle = middleOf(room.slots);
    await compose(room.slots.slice(0, middle));
    await room.shows(room.slots.slice(0, middle), room.behind(middle));
    await compose(room.slots.slice(middle));
    await room.shows(room.slots, room.behind(room.slots.length));
  },
};

/** Taking away, taking back and what is refused. */
const outward: Readonly<Record<string, Action>> = {
  'undo and redo': async (room) => {
    const [first, second] = [room.slots.slice(0, 2), room.slots.slice(0, 4)];
    await strike(first);
    room.pass(1500);
    await strike(second.slice(2));
    await room.shows(second);
    await chord(UNDO);
    await room.shows(first, room.behind(2));
    await chord(UNDO);
    await room.shows('', 0);
    await chord(REDO);
    await room.shows(first, room.behind(2));
    await chord('{Control>}y{/Control}');
    await room.shows(second, room.behind(4));
  },
  cut: async (room) => {
    const { input, slots } = room;
    await dictate(slots);
    await room.shows(slots);
    input.setSelectionRange(0, room.behind(1));
    await withClipboard(() => userEvent.cut());
    await room.shows(slots.slice(1), room.behind(0));
    await chord(UNDO);
    await room.shows(slots);
    input.select();
    await withClipboard(async () => {
      await userEvent.cut();
      await room.shows('', 0);
      await userEvent.paste();
    });
    await room.shows(slots, room.behind(slots.length));
  },
  'word delete': async (room) => {
    const { slots } = room;
    const groups = sizes(room);
    const last = groups.at(-1) ?? 0;
    await dictate(slots);
    await room.shows(slots);
    await chord('{Control>}{Backspace}{/Control}');
    await room.shows(slots.slice(0, slots.length - last), room.behind(slots.length - last));
    await chord(UNDO);
    await room.shows(slots);
    caretTo(room, 0);
    await chord('{Control>}{Delete}{/Control}');
    await room.shows(slots.slice(groups[0]), room.behind(0));
  },
  'delete in the middle': async (room) => {
    const { slots } = room;
    const middle = middleOf(slots);
    await dictate(slots);
    await room.shows(slots);
    caretTo(room, room.behind(middle));
    await chord('{Backspace}');
    await room.shows(without(slots, middle - 1), room.behind(middle - 1));
    await chord('{Delete}');
    await room.shows(without(slots, middle - 1, middle + 1), room.behind(middle - 1));
  },
  'typing into a full field': async (room) => {
    const { slots } = room;
    await dictate(slots);
    await room.shows(slots);
    for (const place of [room.behind(slots.length), room.behind(middleOf(slots)), 0]) {
      caretTo(room, place);
      await strike('00');
      await room.shows(slots, place);
    }
    expect(room.blinks()).toBe(6);
    await hears(room, 'full');
  },
  'a letter': async (room) => {
    await strike('ыы');
    await room.shows('', 0);
    expect(room.blinks()).toBe(2);
    await hears(room, 'character');
    await dictate(room.slots);
    await room.shows(room.slots, room.behind(room.slots.length));
    expect(room.blinks()).toBe(2);
  },
  'paste of something else': async (room) => {
    await dictate(room.slots);
    await room.shows(room.slots);
    await pasteInto(room.input, 'не оно');
    await room.shows(room.slots, room.behind(room.slots.length));
    expect(room.blinks()).toBe(1);
    await hears(room, 'unreadable');
  },
  'erase to nothing': async (room) => {
    await dictate(room.slots);
    await room.shows(room.slots);
    await chord(`{Backspace>${room.slots.length}/}`);
    await room.shows('', 0);
    expect(room.input.value).toBe('');
  },
};

/** Every action by its name. */
export const actions: Readonly<Record<string, Action>> = { ...inward, ...outward };
