import { sessionForm } from '@residency/contract/areas/progress/sessions/session.contract'
import { sessionWords } from '@residency/contract/areas/progress/sessions/text'
import { yearOf } from '@residency/contract/kernel/day'
import { Form } from 'antd'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, type Option, SelectField } from '../../../ui/fields/fields.tsx'
import { useCreateSession } from './session.queries.ts'
import { sessionText } from './session.text.ts'

type Committee = { value: number; label: string; majors: Option[] }
type Props = { isOpen: boolean; committees: readonly Committee[]; onClose: () => void }

type Values = {
  committeeId: number
  heldOn: string
  factsOn: string
  year?: number | null
  majorId?: number | null
}

const { shape } = sessionForm
const YEARS = 6

/** Plans a session: committee, days, and which trainees it judges. */
export function PlanSession({ isOpen, committees, onClose }: Props) {
  const text = useText(sessionText)
  const create = useCreateSession()
  const today = todayInShanghai()

  const submit = async ({ year, majorId, ...values }: Values) => {
    await create.mutateAsync({ ...values, year: year ?? null, majorId: majorId ?? null })
    toast.success(text.planned)
  }

  const only = committees.length === 1 ? { committeeId: committees[0]!.value } : {}

  return (
    <FormDialog<Values>
      title={text.add}
      initial={{ ...only, heldOn: today, factsOn: today }}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <PlanFields committees={committees} today={today} />
    </FormDialog>
  )
}

function PlanFields({ committees, today }: { committees: readonly Committee[]; today: string }) {
  const text = useText(sessionText)
  const { fields } = useText(sessionWords)
  const chosen = Form.useWatch<number | undefined>('committeeId')
  const majors = committees.find(({ value }) => value === chosen)?.majors ?? []
  const thisYear = yearOf(today)

  const years = Array.from({ length: YEARS }, (_, back) => ({
    value: thisYear - back,
    label: String(thisYear - back),
  }))

  return (
    <>
      <SelectField
        name="committeeId"
        label={fields.committeeId}
        shape={shape.committeeId}
        options={committees.map(({ value, label }) => ({ value, label }))}
      />
      <DayField name="heldOn" label={fields.heldOn} shape={shape.heldOn} />
      <DayField
        name="factsOn"
        label={fields.factsOn}
        shape={shape.factsOn}
        help={text.factsHelp}
        max={today}
      />
      <SelectField
        name="year"
        label={fields.year}
        help={text.yearHelp}
        isOptional
        options={years}
      />
      <SelectField
        name="majorId"
        label={fields.majorId}
        help={text.majorHelp}
        isOptional
        options={majors}
      />
    </>
  )
}
