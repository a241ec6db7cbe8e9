import {
  type DepartmentMonths,
  departmentMonthsForm,
  type listDepartmentMonths,
} from '@residency/contract/areas/rotations/seats/months.contract'
import { seatsWords } from '@residency/contract/areas/rotations/seats/text'
import { Alert, Form } from 'antd'
import { useRef } from 'react'
import type { CallAnswer } from '../../../platform/calls/api-client.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { SelectField, TextField } from '../../../ui/fields/fields.tsx'
import { WholeNumberField } from '../../../ui/fields/small-fields.tsx'
import { shortfallOf } from './month-grid.rules.ts'
import { useSetMonths } from './seats.queries.ts'
import { seatsText } from './seats.text.ts'

export type MonthsAnswer = CallAnswer<typeof listDepartmentMonths>

/** Departments and months that were selected; the number that was typed, or the present one. */
export type MonthsInput = {
  departments: readonly DepartmentMonths[]
  from: string
  until: string
  seats: number | null
  reason: string | null
}

export type SetMonthsProps = {
  isOpen: boolean
  input: MonthsInput | null
  data: MonthsAnswer | null
  onClose: () => void
}

type Values = { from: string; until: string; seats?: number | null; reason?: string | null }
const { shape } = departmentMonthsForm

/**
 * Sets the seats of departments in a range of months; says before it is saved whether more are
 * planned.
 */
export default function SetMonths({ isOpen, input, data, onClose }: SetMonthsProps) {
  const text = useText(seatsText)
  const set = useSetMonths()
  // what is shown while the dialog closes
  const last = useRef(input)
  if (input) last.current = input

  const { departments = [], ...initial } = last.current ?? {}

  const submit = async ({ from, until, seats, reason }: Values) => {
    const departmentIds = departments.map(({ id }) => id)

    const { over, blocks } = await set.mutateAsync({
      departmentIds,
      from,
      until,
      seats: seats ?? null,
      reason: reason || null,
    })
    if (over > 0) toast.warning(say(text.savedOver, { over, blocks }))
    else toast.success(text.saved)
  }

  return (
    <FormDialog<Values>
      title={text.dialog}
      isOpen={isOpen}
      onClose={onClose}
      initial={initial}
      submit={submit}
    >
      <Fields departments={departments} months={data?.months ?? []} />
    </FormDialog>
  )
}

function Fields({
  departments,
  months,
}: {
  departments: readonly DepartmentMonths[]
  months: readonly string[]
}) {
  const text = useText(seatsText)
  const { fields } = useText(seatsWords)
  const form = Form.useFormInstance<Values>()

  const [from = '', until = '', seats] = [
    Form.useWatch('from', form),
    Form.useWatch('until', form),
    Form.useWatch('seats', form),
  ]

  const short = shortfallOf(departments, months, from, until, seats ?? null)
  const name = departments[0]?.name ?? ''
  const options = months.map((month) => ({ value: month, label: month }))

  return (
    <>
      <p>
        <strong>
          {departments.length > 1 ? say(text.of, { name, count: departments.length }) : name}
        </strong>
      </p>
      <div className="field-pair">
        <SelectField name="from" label={fields.from} shape={shape.from} options={options} />
        <SelectField name="until" label={fields.until} shape={shape.until} options={options} />
      </div>
      <WholeNumberField
        name="seats"
        label={fields.seats}
        isOptional
        max={999}
        help={text.seatsHelp}
      />
      <TextField
        name="reason"
        label={fields.reason}
        isOptional
        maxLength={200}
        help={text.reasonHelp}
      />
      {short.months > 0 && (
        <Alert type="warning" showIcon role="status" title={say(text.short, short)} />
      )}
    </>
  )
}
