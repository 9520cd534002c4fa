/** @packageDocumentation Russian forms of «Прибавка»: fields, masks, behaviour. Rules and masks alone: `./rules`, `./masks`. */
export { Form, type FormProps } from './form/Form.tsx';
export { beginAgain, type SentForm } from './form/begin-again.ts';
export { ErrorSummary, type ErrorSummaryProps } from './form/ErrorSummary.tsx';
export { FormStrip, type FormStripProps } from './form/FormStrip.tsx';
export { LockedWhileSending, type LockedWhileSendingProps } from './form/LockedWhileSending.tsx';
export { SubmitButton, type SubmitButtonProps } from './form/SubmitButton.tsx';
export { SubmitError } from './form/failure.ts';
export {
  createDraft,
  type Draft,
  type DraftOptions,
  type DraftStorage,
  type OwnedDraft,
} from './form/draft.ts';
export type { AboutDraft, StoredDraft } from './form/stored-draft.ts';
export type { DraftPlace } from './form/draft-key.ts';
export { eraseDrafts, eraseSealedDrafts, giveUpDrafts } from './form/drafts.ts';
export { deviceSeal } from './form/device-seal.ts';
export type { Seal } from './form/seal.ts';
export { DraftNotice, type DraftNoticeProps } from './form/DraftNotice.tsx';
export { DraftsProvider, type DraftsProviderProps } from './form/DraftsProvider.tsx';
export { useOwnDraft } from './form/useOwnDraft.ts';
export { useFormValue, useFormValues } from './form/values.ts';
export { useFormField, type BoundField, type FieldRules } from './form/useFormField.ts';
export { useFormParts, type FormParts } from './form/context.ts';
export { allowLeaving, hasUnsavedChanges, useHasUnsavedChanges, useUnsavedChanges } from './form/unsaved.ts';
export { askToLeave } from './leaving/ask-to-leave.ts';
export { useFieldList, type FieldList, type FieldListItem } from './form/list/useFieldList.ts';
export { Wizard, type WizardProps, type WizardStep } from './form/wizard/Wizard.tsx';
export { useWizard, type WizardOptions, type WizardState } from './form/wizard/useWizard.ts';
export { MaskedInput, type MaskedInputComponentProps } from './mask-input/MaskedInput.tsx';
export { useMask, type UseMaskOptions, type UseMaskResult } from './mask-input/useMask.ts';
export type { MaskChange } from './mask-input/attach.ts';
export * from './fields/index.ts';
