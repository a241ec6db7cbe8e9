import {
  LEAVE_STEPS,
  type LeaveStepRule,
} from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import { leaveTypeWords } from '@residency/contract/areas/absence/leave-types/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { stepRuleText } from './step-rule.text.ts'

type Acts = Readonly<Record<LeaveStepRule['actions'][number], (row: LeaveStepRule) => void>>

/** Columns of the step rules: the type, and from how many days each step decides. */
export function useStepRuleColumns(acts: Acts): Column<LeaveStepRule>[] {
  const text = useText(stepRuleText)
  const { fields, leaveSteps } = useText(leaveTypeWords)

  const describeThreshold = (over: number | null) => {
    if (over === null) return <span className="soft">{text.never}</span>
    return over === 0 ? text.always : say(text.over, { days: over })
  }

  const actionsOf = (row: LeaveStepRule) =>
    allowedActions(row, {
      edit: { label: text.edit, onClick: acts.edit },
      delete: { label: text.remove, danger: true, onClick: acts.delete },
    })

  return [
    {
      key: 'type',
      title: fields.leaveTypeId,
      width: 160,
      card: 'title',
      cell: (row) => row.leaveType ?? text.every,
    },
    ...LEAVE_STEPS.map(
      (step): Column<LeaveStepRule> => ({
        key: step,
        title: leaveSteps[step],
        width: 130,
        card: 'fact',
        cell: (row) => describeThreshold(row[step]),
      }),
    ),
    actionsColumn(text.actions, 110, actionsOf),
  ]
}
