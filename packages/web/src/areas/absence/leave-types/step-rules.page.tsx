import type { LeaveStepRule } from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import { Button } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useDeleteStepRule, useStepRules } from './leave-type.queries.ts'
import { useStepRuleColumns } from './step-rule.columns.tsx'
import { stepRuleText } from './step-rule.text.ts'
import type { StepRuleFormProps } from './step-rule-form.tsx'

const StepRuleForm = lazyDialog<StepRuleFormProps>(() =>
  import('./step-rule-form.tsx').then((part) => part.default),
)

/** View key daily/leave/step: who decides a leave of how many days. */
export default function StepRulesPage() {
  const text = useText(stepRuleText)
  const list = useListState('leave-steps', [])
  const result = useStepRules()
  const remove = useDeleteStepRule()
  const stepRuleForm = useRowDialog<{ row: LeaveStepRule; isNew: boolean }>()
  const { list: rules = [], types = [] } = result.data ?? {}
  const removeRow = ({ id, version, leaveType }: LeaveStepRule) =>
    askToDelete(text, { type: leaveType ?? '' }, () => remove.mutateAsync({ id, version }))

  const acts = {
    edit: (row: LeaveStepRule) => stepRuleForm.open({ row, isNew: false }),
    delete: (row: LeaveStepRule) => void removeRow(row),
  }

  const mayAdd = rules[0]?.actions.includes('edit') && types.length > 0

  return (
    <>
      <ListScreen<LeaveStepRule>
        title={text.title}
        lead={text.lead}
        list={list}
        result={{ ...result, data: result.data && { list: rules, total: rules.length } }}
        columns={useStepRuleColumns(acts)}
        filters={[]}
        actions={
          mayAdd && (
            <Button
              type="primary"
              onClick={() => rules[0] && stepRuleForm.open({ row: rules[0], isNew: true })}
            >
              {text.add}
            </Button>
          )
        }
      >
        {text.empty}
      </ListScreen>
      <StepRuleForm
        isOpen={stepRuleForm.isOpen}
        row={stepRuleForm.opened?.row ?? null}
        isNew={stepRuleForm.opened?.isNew === true}
        types={types}
        onClose={stepRuleForm.close}
      />
    </>
  )
}
