// Roots of the passwords people choose most, Russian and Latin layouts, in lower case and without digits.
const roots = `password passwort pass passw parol parolchik qwerty qwertyuiop qwer qwert asdf asdfgh asdfghjkl zxcv zxcvbn
zxcvbnm qazwsx qaz wsx edc qweasd qweasdzxc welcome admin administrator root user guest login letmein master monkey
dragon football hockey baseball soccer superman batman spiderman iloveyou loveme love sunshine princess flower shadow
michael jordan jennifer hunter ranger buster thomas tigger robert soccer charlie andrew daniel ashley samsung iphone
apple google yandex mail gmail vkontakte telegram android windows linux computer internet secret test tester testing
temp changeme default hello hellokitty freedom whatever trustno starwars pokemon minecraft maria nastya natasha sasha
masha dasha anna olga elena irina sveta marina tanya katya yulia julia alex alexander aleksandr sergey andrey dmitry
dima maxim nikita kirill vladimir ivan pavel artem roman oleg igor viktor russia rossiya moscow moskva spartak zenit
cska dinamo lokomotiv privet zdravstvuy lubov lublu solnce solnyshko kotik kot koshka sobaka zaya zayka mama papa
mamochka babushka dedushka semya rodina pobeda leto zima vesna osen yanvar fevral mart aprel maj iyun iyul avgust
sentyabr oktyabr noyabr dekabr pribavka bonus ball bally akciya prodavec magazin
пароль пароли йцукен йцукенг йцу йцуке фыва фывапр ячсмит ячсми привет здравствуй люблю любовь солнце солнышко зайка
котик кошка собака мама папа мамочка бабушка дедушка семья родина победа россия москва спартак зенит динамо локомотив
админ администратор мария настя наташа саша маша даша анна ольга елена ирина света марина таня катя юля александр
сергей андрей дмитрий дима максим никита кирилл владимир иван павел артем роман олег игорь виктор лето зима весна
осень январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь прибавка бонус магазин тест
секрет компьютер интернет`;

const common = new Set(roots.split(/\s+/));

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const letters = (text: string): string => text.replaceAll(/[^a-zа-яё]/g, '');
const unmasked = (text: string): string => text.replaceAll(/[0134578@$!]/g, (char) => lookalikes[char] ?? char);

/** `aaaa`, `1234`, `abcd`: mostly one character or one straight run. */
function isRun(text: string): boolean {
  let steps = 0;
  for (let i = 1; i < text.length; i += 1) {
    const step = text.charCodeAt(i) - text.charCodeAt(i - 1);
    if (step === 0 || step === 1 || step === -1) steps += 1;
  }
  return steps >= text.length - 3;
}

/**
 * True for a password that a list of common ones would hold, whatever digits and signs are stuck to it; `more` are the
 * words everybody thinks of where it is used.
 */
export function isCommonPassword(password: string, more: readonly string[] = []): boolean {
  const lower = password.toLowerCase();
  const forms = [
    letters(lower),
    letters(unmasked(lower)),
    letters(unmasked(lower.replaceAll(/^[^a-zа-яё]+|[^a-zа-яё]+$/g, ''))),
  ];
  return forms.some((form) => common.has(form) || more.includes(form)) || isRun(lower);
}

/** What everybody knows of a person: it must not stand in the password. */
export interface PasswordOwner {
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly firstName?: string | null | undefined;
}

/** True for a password with one's own name, phone or address in it. */
export function isPersonalPassword(password: string, owner: PasswordOwner): boolean {
  const lower = password.toLowerCase();
  const own = [owner.phone?.slice(1), owner.email?.split('@')[0], owner.lastName, owner.firstName];
  return own.some((word) => typeof word === 'string' && word.length >= 5 && lower.includes(word.toLowerCase()));
}
