/** Roots of the passwords people choose most, Russian and Latin layouts, in lower case and without digits. */
export const roots = `password passwort pass passw parol parolchik qwerty qwertyuiop qwer qwert asdf asdfgh asdfghjkl zxcv zxcvbn
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
