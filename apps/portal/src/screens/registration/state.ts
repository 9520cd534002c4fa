import type { ChosenStore } from '../../shared/store-choice/stores.ts';

/** Steps of the application in their order. */
export const registrationSteps = ['work', 'person', 'consents', 'phone'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** What survives a reload of the page. The password is not here: it lives in memory only. */
export interface RegistrationState {
  readonly step: RegistrationStep | 'done';
  readonly role: string;
  readonly inn: string;
  readonly store: ChosenStore | undefined;
  readonly lastName: string;
  readonly firstName: string;
  readonly middleName: string;
  /** Eleven digits, as masks keep it. */
  readonly phone: string;
  readonly email: string;
  readonly rules: boolean;
  readonly personalData: boolean;
  readonly mailing: boolean;
}

export const emptyRegistration: RegistrationState = {
  step: 'work',
  role: 'member',
  inn: '',
  store: undefined,
  lastName: '',
  firstName: '',
  middleName: '',
  phone: '',
  email: '',
  rules: false,
  personalData: false,
  mailing: false,
};

const KEY = 'pb-registration';

/** Where the corrected application of one member is kept, apart from a new one. */
export const resubmitKey = (memberId: string): string => `${KEY}-${memberId}`;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readStore(value: unknown): ChosenStore | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name, address, partnerName } = value;
  return typeof id === 'string' &&
    typeof name === 'string' &&
    typeof address === 'string' &&
    typeof partnerName === 'string'
    ? { id, name, address, partnerName }
    : undefined;
}

/**
 * The saved application. Without the password of this page's life it comes back to the step where
 * the password is asked for; a step whose grounds are missing comes back to the first incomplete one.
 */
export function loadRegistration(storage: Store, hasPassword: boolean, key = KEY): RegistrationState {
  let raw: unknown;
  try {
    raw = JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    raw = undefined;
  }
  if (!isRecord(raw)) return emptyRegistration;
  const saved = raw;
  const text = (name: keyof RegistrationState): string => {
    const value = saved[name];
    return typeof value === 'string' ? value : '';
  };
  const state: RegistrationState = {
    step: 'work',
    role: text('role') || emptyRegistration.role,
    inn: text('inn'),
    store: readStore(saved['store']),
    lastName: text('lastName'),
    firstName: text('firstName'),
    middleName: text('middleName'),
    phone: text('phone'),
    email: text('email'),
    rules: saved['rules'] === true,
    personalData: saved['personalData'] === true,
    mailing: saved['mailing'] === true,
  };
  const step = saved['step'];
  if (step === 'phone' || step === 'done') return { ...state, step };
  if (step === 'work' || state.store === undefined) return state;
  return { ...state, step: step === 'consents' && hasPassword ? 'consents' : 'person' };
}

/**
 * The step an address asks for, as far as its grounds are there: an account that is made goes on with its phone, an
 * earlier step is open to everybody, a later one to who has filled in what comes before it.
 */
export function stepOf(
  asked: string | null,
  state: RegistrationState,
  hasPassword: boolean,
): RegistrationState['step'] {
  if (state.step === 'phone' || state.step === 'done') return state.step;
  if (state.store === undefined || (asked !== 'person' && asked !== 'consents')) return 'work';
  return asked === 'consents' && hasPassword ? 'consents' : 'person';
}

/** Whether the application begins with nothing in it, as the page is built. */
export const isUntouched = (storage: Store): boolean =>
  JSON.stringify(loadRegistration(storage, false)) === JSON.stringify(emptyRegistration);

export function saveRegistration(storage: Store, state: RegistrationState, key = KEY): void {
  try {
    storage.setItem(key, JSON.stringify(state));
  } catch {
    // A full or forbidden storage only costs the survival of a reload.
  }
}

export function forgetRegistration(storage: Store, key = KEY): void {
  try {
    storage.removeItem(key);
  } catch {
    // Nothing was kept, then.
  }
}
