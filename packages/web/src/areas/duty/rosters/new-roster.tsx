import { createRoster } from '@residency/contract/areas/duty/rosters/roster.contract'
import { rosterWords } from '@residency/contract/areas/duty/rosters/text'
import { monthAfter } from '@residency/contract/kernel/day'
import { useNavigate } from 'react-router'
import { monthInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { useRecordPath } from '../../../screens/record.tsx'
import { type Option, SelectField } from '../../../ui/fields/fields.tsx'
import { useCreateRoster } from './roster.queries.ts'
import { rosterText } from './roster.text.ts'

type NewRosterProps = {
  isOpen: boolean
  departments: readonly Option[]
  onClose: () => void
}

type Values = { departmentId: number; month: string }

const { shape } = createRoster.body

/** From this month on. */
const MONTHS_OFFERED = 6

/** Begins the roster of a month; then it opens. */
export function NewRoster({ isOpen, departments, onClose }: NewRosterProps) {
  const text = useText(rosterText)
  const { fields } = useText(rosterWords)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const create = useCreateRoster()
  const thisMonth = monthInShanghai()
  const months = Array.from({ length: MONTHS_OFFERED }, (_, count) => monthAfter(thisMonth, count))
  const only = departments.length === 1 ? { departmentId: Number(departments[0]!.value) } : {}

  const submit = async (values: Values) => {
    const { id } = await create.mutateAsync(values)
    toast.success(text.created)
    navigate(pathOf(id))
  }

  return (
    <FormDialog<Values>
      title={text.add}
      initial={{ ...only, month: monthAfter(thisMonth, 1) }}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <SelectField
        name="departmentId"
        label={fields.departmentId}
        shape={shape.departmentId}
        options={departments}
      />
      <SelectField
        name="month"
        label={fields.month}
        shape={shape.month}
        options={months.map((month) => ({ value: month, label: month }))}
      />
    </FormDialog>
  )
}
