import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** A link that stands alone: as high as a thumb where one presses it, and nothing around it moves for that. */
export const StandingLink = styled(Link)`
  @media (pointer: coarse) {
    display: inline-block;
    padding-block: 13px;
    margin-block: -13px;
  }
`;
