import {
  ANNUAL_REGIMES,
  COUNTED_BY,
  EVENT_KINDS,
  EXTENDS_TRAINING,
  type LeaveTypeForm as Form,
  type LeaveType,
  newLeaveTypeForm,
} from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import { leaveTypeWords } from '@residency/contract/areas/absence/leave-types/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { FormRail } from '../../../screens/form-rail/form-rail.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import {
  HalfNumberField,
  NameFields,
  StatusField,
  SwitchField,
  WholeNumberField,
} from '../../../ui/fields/small-fields.tsx'
import { useSaveLeaveType } from './leave-type.queries.ts'
import { leaveTypeText } from './leave-type.text.ts'

export type LeaveTypeFormProps = { isOpen: boolean; edited: LeaveType | null; onClose: () => void }
type Values = Form & { code: string }
const { shape } = newLeaveTypeForm

const BLANK = {
  isPaid: 1,
  countedBy: 'working',
  allowsHalf: 0,
  isEarned: 0,
  isNeverHindered: 0,
  noticeDays: 0,
  extendsTraining: 'never',
  status: 1,
} as const

/** Adds a leave type, or changes the rules of one; its days are on its page. */
export default function LeaveTypeForm({ isOpen, edited, onClose }: LeaveTypeFormProps) {
  const text = useText(leaveTypeText)
  const { fields } = useText(leaveTypeWords)
  const save = useSaveLeaveType()

  const submit = async (values: Values) => {
    const input = newLeaveTypeForm.parse({ ...values, code: edited?.code ?? values.code })
    const { code, ...form } = input

    await save.mutateAsync(
      edited ? { ...form, id: edited.id, version: edited.version } : { ...form, code },
    )
    toast.success(say(text.saved, { name: values.name }))
  }

  return (
    <FormDialog<Values>
      title={edited ? say(text.editTitle, { name: edited.name }) : text.add}
      initial={edited ?? { ...BLANK }}
      width={936}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <FormRail />
      <h2>{text.sections.name}</h2>
      <div className="field-pair">
        <NameFields labels={[fields.name, fields.nameEn]} shape={shape} lengths={[30, 60]} />
        {edited === null && (
          <TextField
            name="code"
            label={fields.code}
            shape={shape.code}
            maxLength={32}
            help={text.codeHelp}
          />
        )}
        <WholeNumberField name="sort" label={fields.sort} shape={shape.sort} isOptional />
      </div>
      <StatusField />
      <DayFields />
      <AskingFields />
      <TrainingFields />
    </FormDialog>
  )
}

/** How many days, and of what they are counted. */
function DayFields() {
  const text = useText(leaveTypeText)
  const { fields, countedBy, annualRegimes } = useText(leaveTypeWords)

  return (
    <>
      <h2>{text.sections.days}</h2>
      <div className="field-pair">
        <SelectField
          name="countedBy"
          label={fields.countedBy}
          options={toChoices(COUNTED_BY, countedBy)}
          shape={shape.countedBy}
        />
        <SwitchField
          name="allowsHalf"
          label={fields.allowsHalf}
          on={text.halfAllowed}
          off={text.halfRefused}
        />
        <SwitchField
          name="isEarned"
          label={fields.isEarned}
          on={text.earnedOnly}
          off={text.byTable}
        />
        <SwitchField name="isPaid" label={fields.isPaid} on={text.paid} off={text.unpaid} />
        <SelectField
          name="annualRegime"
          label={fields.annualRegime}
          options={toChoices(ANNUAL_REGIMES, annualRegimes)}
          help={text.regimeHelp}
          isOptional
        />
        <TextField
          name="carriesUntil"
          label={fields.carriesUntil}
          shape={shape.carriesUntil}
          maxLength={5}
          help={text.carriesHelp}
          isOptional
        />
      </div>
    </>
  )
}

/** Who may ask for it, when, and with which papers. */
function AskingFields() {
  const text = useText(leaveTypeText)
  const { fields, eventKinds, genders } = useText(leaveTypeWords)

  return (
    <>
      <h2>{text.sections.asking}</h2>
      <div className="field-pair">
        <SelectField
          name="eventKind"
          label={fields.eventKind}
          options={toChoices(EVENT_KINDS, eventKinds)}
          help={text.eventHelp}
          isOptional
        />
        <SelectField
          name="forGender"
          label={fields.forGender}
          options={toChoices([1, 2], genders)}
          isOptional
        />
        <WholeNumberField
          name="noticeDays"
          label={fields.noticeDays}
          shape={shape.noticeDays}
          max={90}
        />
        <HalfNumberField
          name="papersFrom"
          label={fields.papersFrom}
          shape={shape.papersFrom}
          min={0}
          max={365}
          help={text.papersFromHelp}
          isOptional
        />
        <TextField
          name="papers"
          label={fields.papers}
          shape={shape.papers}
          maxLength={200}
          isOptional
        />
        <TextField
          name="papersEn"
          label={fields.papersEn}
          shape={shape.papersEn}
          maxLength={200}
          isOptional
        />
      </div>
    </>
  )
}

/** What it does to rotation and training, and which rule says so. */
function TrainingFields() {
  const text = useText(leaveTypeText)
  const { fields, extendsTraining } = useText(leaveTypeWords)

  return (
    <>
      <h2>{text.sections.training}</h2>
      <div className="field-pair">
        <SwitchField
          name="isNeverHindered"
          label={fields.isNeverHindered}
          on={text.neverHindered}
          off={text.hindered}
        />
        <SelectField
          name="extendsTraining"
          label={fields.extendsTraining}
          options={toChoices(EXTENDS_TRAINING, extendsTraining)}
          shape={shape.extendsTraining}
        />
        <WholeNumberField
          name="extendsOver"
          label={fields.extendsOver}
          shape={shape.extendsOver}
          max={365}
          isOptional
        />
      </div>
      <TextField
        name="source"
        label={fields.source}
        shape={shape.source}
        maxLength={300}
        help={text.sourceHelp}
        isOptional
      />
    </>
  )
}
