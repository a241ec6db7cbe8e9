import type { IntakeRow } from '@residency/contract/areas/intakes/intake/intake.contract'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { useNameOf } from './intake.columns.tsx'
import { useActOnIntake, useDeleteIntake } from './intake.queries.ts'
import { closingReminders } from './intake.rules.ts'
import { intakeText } from './intake.text.ts'

type Step = 'open' | 'close' | 'startAdmission' | 'finish'

/**
 * State changes and deletion of an intake: confirmed, reported when done. The call reports its own
 * errors.
 */
export function useIntakeActs(onRemoved: () => void) {
  const text = useText(intakeText)
  const { flows } = useText(intakesWords)
  const nameOf = useNameOf()
  const move = useActOnIntake()
  const remove = useDeleteIntake()

  const step = async (action: Step, row: IntakeRow) => {
    const { title, content, done } = text.questions[action]
    const name = nameOf(row)
    const whole = action === 'close' ? [content, ...closingReminders(text, row)].join(' ') : content
    if (
      !(await ask({
        title: say(title, { name }),
        content: whole,
        okText: flows.intake.actions[action],
        danger: action !== 'open',
      }))
    )
      return

    await move.mutateAsync({ id: row.id, action, version: row.version })
    toast.success(say(done, { name }))
  }

  const removeRow = async (row: IntakeRow) => {
    const name = nameOf(row)
    if (await askToDelete(text, { name }, () => remove.mutateAsync(row.id))) onRemoved()
  }

  return (what: string, row: IntakeRow) =>
    void (what === 'delete' ? removeRow(row) : step(what as Step, row)).catch(() => {})
}
