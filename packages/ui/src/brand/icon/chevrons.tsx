import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';

type ChevronProps = ComponentProps<typeof ChevronRight>;

/** Points to where a line begins: the way back. Mirrored where lines run from right to left. */
export const ChevronStart = (props: ChevronProps): ReactElement => <ChevronLeft data-mirror="" {...props} />;

/** Points to where a line ends: the way on. Mirrored where lines run from right to left. */
export const ChevronEnd = (props: ChevronProps): ReactElement => <ChevronRight data-mirror="" {...props} />;
