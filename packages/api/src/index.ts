/**
 * Contract and client of «Прибавка».
 *
 * @packageDocumentation
 */
export { boundCeilings, type BoundName, type Bounds, ceilings } from './ceilings.ts';
export * from './codes.ts';
export {
  columnGrant,
  columnsOf,
  exportColumns,
  type ExportColumn,
  type ExportName,
  usualColumns,
} from './export-columns/index.ts';
export {
  everyGroupGuarded,
  type BinaryKey,
  type CommandKey,
  type Download,
  type FileReply,
  type Handlers,
  type IdempotentKey,
  type Input,
  type InputOptional,
  type MultipartKey,
  type Output,
  type PublicKey,
  type QueryKey,
  type Reply,
  type Result,
  type RouteInput,
  type RouteKey,
} from './contract.ts';
export {
  actionIds,
  actions,
  groupActions,
  groups,
  pages,
  parseGrant,
  type Action,
  type ActionId,
  type Grant,
  type Group,
  type PageCode,
} from './permissions.ts';
export { choiceTexts } from './choices.ts';
export { controlSettings, type ControlSetting, isControlSetting } from './control-settings.ts';
export { defaultRoles, type DataScope, type DefaultRole, type DefaultRoleCode } from './default-roles.ts';
export {
  fillVariables,
  openVariables,
  supportVariables,
  type SupportVariable,
  unknownVariables,
} from './support-variables.ts';
export { headers, unknownDevice } from './headers.ts';
export { intentKey } from './intent-key.ts';
export { problems, problemText, type ProblemArguments, type ProblemCode, type ProblemParams } from './problems/all.ts';
export { type FieldCode, type FieldParams, fieldTexts, type PlainFieldCode } from './problems/fields.ts';
export { fillText, type TextParams } from './problems/fill.ts';
export { supportStateOfAuthor } from './support-state.ts';
export {
  isUnpaid,
  registryDisplays,
  statuses,
  type StatusGlyph,
  type StatusDisplay,
  withdrawalDisplays,
} from './statuses.ts';
export { actionLabels, groupLabels, pageLabels } from './permission-labels.ts';
export { chosenWebhooks, type ChosenWebhook, webhookGrants, webhookNames } from './webhook-grants.ts';
export { nearRegion, readRegion, type RegionCode, regionNames, regionTable } from './regions/index.ts';
export { zoneNames } from './zones.ts';
export { axiosTransport } from './client/axios-transport.ts';
export { createApi, type ApiOptions } from './client/over-axios.ts';
export * from './client/index.ts';
export { lastAccess, rememberAccess } from './access/last-access.ts';
export { type Access, accessOf, type Accesses, can, canGrant } from './access/accesses.ts';
export {
  decide,
  type Decision,
  isAvailable,
  isPhoneDue,
  mainPage,
  type MainPage,
  type SessionState,
} from './access/decide.ts';
export { matchPath, type PathParams } from './access/match-path.ts';
export { type NoticePlace, noticePlace, noticePlaces } from './access/notice-place.ts';
export { type App, type Availability, type Screen, screenAt, type ScreenName, screens } from './access/screens.ts';
