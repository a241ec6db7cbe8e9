import {
  type IntakeRow,
  intakeForm,
} from '@residency/contract/areas/intakes/intake/intake.contract'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { Form } from 'antd'
import { minuteOf, todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { MomentField } from '../../../ui/times/time-fields.tsx'
import { useNameOf } from './intake.columns.tsx'
import { useActOnIntake } from './intake.queries.ts'
import { firstDayOf } from './intake.rules.ts'
import { intakeText } from './intake.text.ts'

const ENDS = ['signUpUntil', 'editUntil', 'reviewUntil', 'confirmUntil'] as const
type Ends = Record<(typeof ENDS)[number], string>
type Values = { windows: Ends }
type Props = { isOpen: boolean; row: IntakeRow | null; onClose: () => void }

/**
 * The current ends, to be moved later: registration after today, each not before its predecessor.
 */
function EndFields({ promised }: { promised: Ends }) {
  const { fields } = useText(intakesWords)
  const windows: Partial<Ends> = Form.useWatch('windows') ?? {}
  return ENDS.map((end) => (
    <MomentField
      key={end}
      name={['windows', end]}
      label={fields[end]}
      edge="end"
      shape={intakeForm.shape[end]}
      min={firstDayOf(end, windows, promised, todayInShanghai())}
    />
  ))
}

/** Reopens a closed intake with later ends. */
export function ReopenIntake({ isOpen, row, onClose }: Props) {
  const text = useText(intakeText)
  const { flows } = useText(intakesWords)
  const nameOf = useNameOf()
  const reopen = useActOnIntake()

  const submit = async ({ windows }: Values) => {
    await reopen.mutateAsync({ id: row!.id, action: 'reopen', version: row!.version, windows })
    toast.success(say(text.reopened, { name: nameOf(row!), until: minuteOf(windows.signUpUntil) }))
  }

  return (
    <FormDialog<Values>
      title={row ? say(text.reopenTitle, { name: nameOf(row) }) : ''}
      initial={
        row
          ? { windows: Object.fromEntries(ENDS.map((end) => [end, row[end]])) as Ends }
          : undefined
      }
      okText={flows.intake.actions.reopen}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <p className="soft">{text.reopenLead}</p>
      {row && <EndFields promised={row} />}
    </FormDialog>
  )
}
