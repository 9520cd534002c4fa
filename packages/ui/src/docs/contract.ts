import { actionsContracts } from '../actions/contract.ts';
import { brandContracts } from '../brand/contract.ts';
import { dataContracts } from '../data/contract.ts';
import { dateContracts } from '../date/contract.ts';
import { feedbackContracts } from '../feedback/contract.ts';
import { inputsContracts } from '../inputs/contract.ts';
import { layoutContracts } from '../layout/contract.ts';
import { loyaltyContracts } from '../loyalty/contract.ts';
import { navigationContracts } from '../navigation/contract.ts';
import { overlaysContracts } from '../overlays/contract.ts';
import { shellContracts } from '../shell/contract.ts';
import { uploadContracts } from '../upload/contract.ts';
import type { Contracts } from '../foundation/contract/types.ts';

/** The CSS contract of every component that has one. */
export const contracts: Contracts = {
  ...actionsContracts,
  ...brandContracts,
  ...dataContracts,
  ...dateContracts,
  ...feedbackContracts,
  ...inputsContracts,
  ...layoutContracts,
  ...loyaltyContracts,
  ...navigationContracts,
  ...overlaysContracts,
  ...shellContracts,
  ...uploadContracts,
};
