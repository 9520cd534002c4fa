import { useSession } from '@pribavka/api/react';
import { Button, ErrorState, Heading, Logo, Skeleton, Stack } from '@pribavka/ui';

import { Sales } from './Sales';
import { SignIn } from './SignIn';

/** What is drawn depends on who is there, and the session knows that. */
export function App() {
  const { status, reload, signOut } = useSession();
  return (
    <Stack as="main" gap={24} style={{ padding: 16, maxWidth: 960, margin: '0 auto' }}>
      <Stack direction="row" gap={16} align="center" justify="between">
        <Logo name="Acme Rewards" mark={<span aria-hidden>▲</span>} />
        {status === 'authorised' && <Button onClick={() => void signOut()}>Sign out</Button>}
      </Stack>
      {status === 'loading' && <Skeleton shape="block" height={240} />}
      {status === 'failed' && <ErrorState onRetry={() => void reload()} />}
      {status === 'anonymous' && (
        <>
          <Heading level={1}>Sign in</Heading>
          <SignIn />
        </>
      )}
      {status === 'authorised' && (
        <>
          <Heading level={1}>Your sales</Heading>
          <Sales />
        </>
      )}
    </Stack>
  );
}
