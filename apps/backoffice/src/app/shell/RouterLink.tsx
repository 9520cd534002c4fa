import type { RenderLink } from '@pribavka/ui/shell';
import { Link } from 'react-router-dom';

/** Links of the frame go through the router. */
export const routerLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;
