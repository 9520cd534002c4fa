-- Names and words of the default roles as the contract has them; a role somebody has changed stays as it is.
update roles set name = words.name, description = words.description
from (values
  ('admin', 'Администратор', 'Полный доступ к программе'),
  ('member', 'Участник', 'Продавец: свои продажи, баллы и выплаты'),
  ('partner', 'Партнёр', 'Розничная компания: свои точки, участники и продажи'),
  ('manufacturer', 'Производитель', 'Свои бренды, товары и акции'),
  ('technical', 'Технический пользователь', 'Интеграция: только вызовы API, без экранов'),
  ('moderator', 'Модератор', 'Проверяет анкеты, паспортные данные и продажи'),
  ('support', 'Поддержка', 'Отвечает на обращения'),
  ('finance', 'Финансы', 'Выплаты и корректировки'),
  ('auditor', 'Аудитор', 'Читает всё, ничего не меняет')
) as words (code, name, description)
where roles.code = words.code and roles.version = 1;
