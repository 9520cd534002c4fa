import { Avatar, Logo, LogoMark, StoneCover, StoneSlab } from '@pribavka/ui';
import { Coin, ProductPicture } from '@pribavka/ui/loyalty';
import type { ReactElement } from 'react';

/** Everything that carries a drawing. */
export function Brand(): ReactElement {
  return (
    <>
      <Logo caption="Бэк-офис" />
      <LogoMark size={56} />
      <StoneSlab style={{ width: 320, height: 120 }}>Баллы</StoneSlab>
      <StoneSlab kind="login" style={{ width: 320, height: 120 }} />
      {(['malachite', 'amber', 'lapis', 'jasper', 'rhodonite'] as const).map((family) => (
        <StoneCover key={family} seed="spring" family={family} style={{ width: 320, height: 120 }}>
          Весна
        </StoneCover>
      ))}
      <Avatar name="Анна Мельникова" />
      <Coin />
      <ProductPicture name="Дрель" />
    </>
  );
}
