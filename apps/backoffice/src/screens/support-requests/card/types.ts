import type { Output } from '@pribavka/api';

export type RequestCard = Output<'support.get'>;
export type AgentView = NonNullable<RequestCard['desk']>;
export type ThreadMessage = RequestCard['messages'][number];
export type ComposerMode = 'answer' | 'note';

/** A record of the desk; its author's own view has no desk. */
export type AgentCard = RequestCard & Readonly<Record<'desk', AgentView>>;
