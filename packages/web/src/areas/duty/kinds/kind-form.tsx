import {
  DAY_CLASSES,
  type ShiftKindForm as Form,
  ON_CALL,
  type ShiftKind,
  shiftKindShape,
} from '@residency/contract/areas/duty/kinds/kind.contract'
import { shiftKindWords } from '@residency/contract/areas/duty/kinds/text'
import { recordId } from '@residency/contract/kernel'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { type Option, SelectField, TextField } from '../../../ui/fields/fields.tsx'
import {
  HalfNumberField,
  StatusField,
  SwitchField,
  WholeNumberField,
} from '../../../ui/fields/small-fields.tsx'
import { TimeField } from '../../../ui/times/time-fields.tsx'
import { useSaveShiftKind } from './kind.queries.ts'
import { kindText } from './kind.text.ts'

/** `kind`: the one to change; null: a new one. */
export type KindFormProps = {
  isOpen: boolean
  kind: ShiftKind | null
  departments: readonly Option[]
  onClose: () => void
}

type Values = Omit<Form, 'isNight'> & { isNight: 0 | 1; departmentId: number }

const { shape } = shiftKindShape
const SENIOR_YEARS = [2, 3, 4, 5, 6]

const initialOf = (kind: ShiftKind | null, departments: readonly Option[]): Partial<Values> => {
  if (kind) return { ...kind, isNight: kind.isNight ? 1 : 0 }

  return {
    ...(departments.length === 1 && { departmentId: Number(departments[0]!.value) }),
    dayClasses: [...DAY_CLASSES],
    least: 1,
    most: 1,
    seniorLeast: 0,
    earnedWorkday: 0,
    earnedRestday: 0,
    isNight: 0,
    onCall: 'none',
    status: 1,
  }
}

/** A kind of shift of a department. */
export default function KindForm({ isOpen, kind, departments, onClose }: KindFormProps) {
  const text = useText(kindText)
  const save = useSaveShiftKind()

  const submit = async ({ departmentId, ...values }: Values) => {
    const form = {
      ...values,
      isNight: values.isNight === 1,
      seniorYear: values.seniorYear ?? null,
      seniorLeast: values.seniorLeast ?? 0,
      restHours: values.restHours ?? null,
      earnedWorkday: values.earnedWorkday ?? 0,
      earnedRestday: values.earnedRestday ?? 0,
    }

    await save.mutateAsync(
      kind ? { ...form, id: kind.id, version: kind.version } : { ...form, departmentId },
    )
    toast.success(say(text.saved, { name: form.name }))
  }

  return (
    <FormDialog<Values>
      title={kind ? text.editTitle : text.addTitle}
      initial={initialOf(kind, departments)}
      width={640}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <Fields isNew={kind === null} departments={departments} />
    </FormDialog>
  )
}

type FieldsProps = { isNew: boolean; departments: readonly Option[] }

function Fields({ isNew, departments }: FieldsProps) {
  const text = useText(kindText)
  const { fields, dayClasses, onCall } = useText(shiftKindWords)
  const years = SENIOR_YEARS.map((year) => ({ value: year, label: say(text.year, { year }) }))

  return (
    <>
      {isNew && (
        <SelectField
          name="departmentId"
          label={fields.departmentId}
          shape={recordId}
          options={departments}
        />
      )}
      <div className="form-columns">
        <TextField name="name" label={fields.name} shape={shape.name} maxLength={30} />
        <TextField
          name="sign"
          label={fields.sign}
          shape={shape.sign}
          maxLength={2}
          help={text.signHelp}
        />
        <TimeField name="startsAt" label={fields.startsAt} />
        <TimeField name="endsAt" label={fields.endsAt} help={text.endsHelp} />
        <WholeNumberField name="least" label={fields.least} shape={shape.least} max={20} />
        <WholeNumberField name="most" label={fields.most} shape={shape.most} max={20} />
      </div>
      <SelectField
        name="dayClasses"
        label={fields.dayClasses}
        shape={shape.dayClasses}
        options={toChoices(DAY_CLASSES, dayClasses)}
        isMultiple
      />
      <div className="form-columns">
        <SwitchField name="isNight" label={fields.isNight} on={text.yes} off={text.no} />
        <SelectField
          name="onCall"
          label={fields.onCall}
          shape={shape.onCall}
          options={toChoices(ON_CALL, onCall)}
        />
        <SelectField
          name="seniorYear"
          label={fields.seniorYear}
          options={years}
          help={text.seniorHelp}
          isOptional
        />
        <WholeNumberField name="seniorLeast" label={fields.seniorLeast} max={20} isOptional />
        <WholeNumberField
          name="restHours"
          label={fields.restHours}
          max={72}
          help={text.restHelp}
          isOptional
        />
        <HalfNumberField
          name="earnedWorkday"
          label={fields.earnedWorkday}
          min={0}
          max={3}
          isOptional
        />
        <HalfNumberField
          name="earnedRestday"
          label={fields.earnedRestday}
          min={0}
          max={3}
          help={text.earnedHelp}
          isOptional
        />
        <StatusField />
      </div>
    </>
  )
}
