import { ru as dateFns } from 'date-fns/locale/ru';

import { copyMessages } from '../actions/copy-button/copy.messages.ts';
import { resendMessages } from '../actions/resend-button/resend.messages.ts';
import { logoMessages } from '../brand/logo/logo.messages.ts';
import { stoneMessages } from '../brand/stone/stone.messages.ts';
import { chartMessages } from '../charts/parts/chart.messages.ts';
import { columnPanelMessages } from '../data/columns/column-panel.messages.ts';
import { exportMessages } from '../data/export/export.messages.ts';
import { filterEditorMessages } from '../data/filters/filter-editor.messages.ts';
import { matrixMessages } from '../data/matrix/matrix.messages.ts';
import { bulkMessages } from '../data/table/bulk.messages.ts';
import { csvMessages } from '../data/table/csv.messages.ts';
import { tableMessages } from '../data/table/table.messages.ts';
import { toolbarMessages } from '../data/toolbar/toolbar.messages.ts';
import { treeMessages } from '../data/tree/tree.messages.ts';
import { viewFormMessages } from '../data/views/view-form.messages.ts';
import { datesMessages } from '../date/core/dates.messages.ts';
import { rangeMessages } from '../date/core/range.messages.ts';
import { rangePanelMessages } from '../date/range/range-panel.messages.ts';
import { feedbackMessages } from '../feedback/feedback.messages.ts';
import { infiniteListMessages } from '../feedback/list/infinite-list.messages.ts';
import { loadingMessages } from '../feedback/loading/loading.messages.ts';
import { notificationsMessages } from '../feedback/notifications/notifications.messages.ts';
import { errorStateMessages } from '../feedback/states/error-state.messages.ts';
import { skipLinkMessages } from '../foundation/a11y/skip-link.messages.ts';
import { datePatterns } from '../foundation/format/date-patterns.ts';
import { formatNumber } from '../foundation/format/numbers.ts';
import { byteUnits } from '../foundation/format/units.messages.ts';
import { checklistMessages } from '../inputs/checklist/checklist.messages.ts';
import { chipMessages } from '../inputs/chip/chip.messages.ts';
import { comboboxMessages } from '../inputs/combobox/combobox.messages.ts';
import { fieldMessages } from '../inputs/field/field.messages.ts';
import { numberMessages } from '../inputs/number-input/number.messages.ts';
import { quantityMessages } from '../inputs/number-input/quantity.messages.ts';
import { passwordMessages } from '../inputs/password-input/password.messages.ts';
import { searchInputMessages } from '../inputs/search-input/search-input.messages.ts';
import { selectMessages } from '../inputs/select/select.messages.ts';
import { tagMessages } from '../inputs/tag/tag.messages.ts';
import { textInputMessages } from '../inputs/text-input/text-input.messages.ts';
import { descriptionListMessages } from '../layout/description-list/description-list.messages.ts';
import { threadMessages } from '../layout/thread/thread.messages.ts';
import { balanceMessages } from '../loyalty/balance/balance.messages.ts';
import { formulaMessages } from '../loyalty/formula/formula.messages.ts';
import { pointsMessages } from '../loyalty/points/points.messages.ts';
import { photoViewerMessages } from '../media/photo-viewer/photo-viewer.messages.ts';
import { breadcrumbsMessages } from '../navigation/breadcrumbs/breadcrumbs.messages.ts';
import { paginationMessages } from '../navigation/pagination/pagination.messages.ts';
import { stepperMessages } from '../navigation/stepper/stepper.messages.ts';
import { tabsMessages } from '../navigation/tabs/tabs.messages.ts';
import { confirmMessages } from '../overlays/confirm/confirm.messages.ts';
import { dialogMessages } from '../overlays/dialog/dialog.messages.ts';
import { shellMessages } from '../shell/common/shell.messages.ts';
import { errorScreenMessages } from '../shell/error/error-screen.messages.ts';
import { paletteMessages } from '../shell/palette/palette.messages.ts';
import { uploadMessages } from '../upload/core/upload.messages.ts';
import type { UiLocale, UiMessages } from './types.ts';

const messages: UiMessages = {
  balance: balanceMessages.russian,
  breadcrumbs: breadcrumbsMessages.russian,
  bulk: bulkMessages.russian,
  chart: chartMessages.russian,
  checklist: checklistMessages.russian,
  chip: chipMessages.russian,
  columnPanel: columnPanelMessages.russian,
  combobox: comboboxMessages.russian,
  confirm: confirmMessages.russian,
  copy: copyMessages.russian,
  csv: csvMessages.russian,
  dates: datesMessages.russian,
  descriptionList: descriptionListMessages.russian,
  dialog: dialogMessages.russian,
  errorScreen: errorScreenMessages.russian,
  errorState: errorStateMessages.russian,
  export: exportMessages.russian,
  feedback: feedbackMessages.russian,
  field: fieldMessages.russian,
  filterEditor: filterEditorMessages.russian,
  formula: formulaMessages.russian,
  infiniteList: infiniteListMessages.russian,
  loading: loadingMessages.russian,
  logo: logoMessages.russian,
  matrix: matrixMessages.russian,
  notifications: notificationsMessages.russian,
  pagination: paginationMessages.russian,
  palette: paletteMessages.russian,
  password: passwordMessages.russian,
  photoViewer: photoViewerMessages.russian,
  points: pointsMessages.russian,
  number: numberMessages.russian,
  quantity: quantityMessages.russian,
  range: rangeMessages.russian,
  rangePanel: rangePanelMessages.russian,
  resend: resendMessages.russian,
  searchInput: searchInputMessages.russian,
  select: selectMessages.russian,
  shell: shellMessages.russian,
  skipLink: skipLinkMessages.russian,
  stepper: stepperMessages.russian,
  stone: stoneMessages.russian,
  table: tableMessages.russian,
  tabs: tabsMessages.russian,
  tag: tagMessages.russian,
  textInput: textInputMessages.russian,
  thread: threadMessages.russian,
  toolbar: toolbarMessages.russian,
  tree: treeMessages.russian,
  upload: uploadMessages.russian,
  viewForm: viewFormMessages.russian,
};

/** Russian whole: what every component says without a provider; also the model of any other language. */
export const ru: UiLocale = {
  code: 'ru',
  firstDay: 1,
  dateFns,
  patterns: datePatterns,
  number: (value, { fraction, sign }) => formatNumber(value, { fraction, sign }),
  bytes: byteUnits,
  messages,
};
