/**
 * Settings of control (domain 3.22): they bind the people who work with points, so those people do not change them.
 * Only an administrator does, after a fresh proof of identity, and where there are two administrators the second one
 * confirms. The price of a point belongs here: with it every limit in points becomes another limit in money.
 */
export const controlSettings = [
  'rateKopecks',
  'returnPolicy',
  'debtCap',
  'autoConfirm',
  'withdrawalMin',
  'withdrawalMax',
  'withdrawalStep',
  'withdrawalPerDay',
  'withdrawalPerMonth',
  'withdrawalCodeRequired',
  'registrySecondPerson',
  'adjustmentApprovalThreshold',
  'promotionApprovalThreshold',
  'basePointsApprovalThreshold',
  'maxPriceKopecks',
  'maxQuantity',
  'maxItems',
  'maxBasePoints',
  'maxSalePoints',
  'maxOperationPoints',
  'taxMode',
  'taxRate',
  'taxExemptKopecks',
] as const;

export type ControlSetting = (typeof controlSettings)[number];

const names: ReadonlySet<string> = new Set(controlSettings);

export const isControlSetting = (name: string): name is ControlSetting => names.has(name);
