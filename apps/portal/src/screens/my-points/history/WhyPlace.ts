import { styled } from 'styled-components';

/** Under the row it explains. */
export const WhyPlace = styled.div`
  display: grid;
  gap: 12px;
  padding: 8px 0 20px;
  color: var(--pb-text-secondary);
  font: var(--pb-type-ui);
  & > h3 {
    color: var(--pb-text-primary);
    font: var(--pb-type-ui-strong);
  }
  & > ul {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    max-width: 480px;
  }
  & b {
    font-weight: 500;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
  }
  @media (pointer: coarse) {
    & > p > a {
      padding-block: 12px;
    }
  }
  @media (min-width: 48em) {
    padding: 8px 16px 20px 172px;
  }
`;
