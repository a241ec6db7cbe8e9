import {
  editHolidayDays,
  type HolidayYear,
} from '@residency/contract/areas/settings/holidays/holiday.contract'
import { isWeekend } from '@residency/contract/kernel/day'
import { Radio } from 'antd'
import dayjs from 'dayjs'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { DayField, Field, TextField } from '../../../ui/fields/fields.tsx'
import { daysOffByLaw } from './calendar.rules.ts'
import { useEditDays } from './holiday.queries.ts'
import { holidayText } from './holiday.text.ts'

type Props = { isOpen: boolean; year: HolidayYear; day: string | null; onClose: () => void }

type Values = {
  from: string
  until: string
  kind: 'off' | 'work' | 'usual'
  name?: string | null
  version: number
}

const { from: day, kind, name } = editHolidayDays.body.shape
const KINDS = ['off', 'work', 'usual'] as const

/** The form of a day or a range: off, worked, or the default. */
export function DayForm({ isOpen, year, day: opened, onClose }: Props) {
  const text = useText(holidayText)
  const edit = useEditDays()
  const known = [...year.days, ...daysOffByLaw(year)].find((one) => one.day === opened)
  const isFree = opened !== null && isWeekend(opened)
  // The form opens with the opposite of the current state, because a day is opened to change it.
  const isOff = known ? known.kind === 'off' : isFree
  const wished = isOff ? ('work' as const) : ('off' as const)

  const submit = async (values: Values) => {
    const now = await edit.mutateAsync({ ...values, name: values.name || null, year: year.year })
    toast.success(
      say(text.saved, { year: year.year, work: now.workingDays.reduce((sum, n) => sum + n, 0) }),
    )
  }

  return (
    <FormDialog<Values>
      title={opened ? `${text.edit}: ${dayjs(opened).format(text.dayName)}` : text.edit}
      isOpen={isOpen}
      onClose={onClose}
      initial={
        opened === null
          ? undefined
          : {
              from: opened,
              until: opened,
              kind: known?.isEdited ? known.kind : wished,
              name: known?.name ?? '',
              version: year.version, // The version read when the day was opened.
            }
      }
      submit={submit}
    >
      <div className="field-pair">
        <DayField name="from" label={text.day} shape={day} />
        <DayField name="until" label={text.until} shape={day} help={text.untilHelp} />
      </div>
      <Field name="kind" label={text.kind} shape={kind} help={text.kindHelp}>
        <Radio.Group options={toChoices(KINDS, text.kinds)} />
      </Field>
      <TextField
        name="name"
        label={text.name}
        shape={name}
        isOptional
        maxLength={60}
        help={text.nameHelp}
      />
    </FormDialog>
  )
}
