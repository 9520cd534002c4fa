import '@pribavka/ui/styles.css';

import { StyledRegistry } from './StyledRegistry';

export const metadata = { title: 'Adopter' };

export default function Layout({ children }) {
  return (
    <html lang="ru" data-theme="light" data-density="comfortable">
      <body>
        <StyledRegistry>{children}</StyledRegistry>
      </body>
    </html>
  );
}
