import type { Rule } from '@residency/contract/areas/rotations/rules/rule.contract'
import { Button } from 'antd'
import { useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useRuleColumns } from './rule.columns.tsx'
import { useDeleteRule, useRules } from './rule.queries.ts'
import { ruleText } from './rule.text.ts'
import type { RuleFormProps } from './rule-form.tsx'

const RuleForm = lazyDialog<RuleFormProps>(() =>
  import('./rule-form.tsx').then((part) => part.default),
)

/** View key rotation/rule/index: what a rotation needs to be passed. */
export default function RuleListPage() {
  const text = useText(ruleText)
  const list = useListState('rotation-rules', [])
  const result = useRules()
  const remove = useDeleteRule()
  const ruleForm = useRowDialog<{ row: Rule; isNew: boolean }>()
  const { list: rules = [], bases = [] } = result.data ?? {}
  const removeRow = ({ id, version, base }: Rule) =>
    askToDelete(text, { base: base ?? '' }, () => remove.mutateAsync({ id, version }))

  const acts = {
    edit: (row: Rule) => ruleForm.open({ row, isNew: false }),
    delete: (row: Rule) => void removeRow(row),
  }

  return (
    <>
      <ListScreen<Rule>
        title={text.title}
        lead={text.lead}
        list={list}
        result={{ ...result, data: result.data && { list: rules, total: rules.length } }}
        columns={useRuleColumns(acts)}
        filters={[]}
        actions={
          bases.length > 0 && (
            <Button
              type="primary"
              onClick={() => rules[0] && ruleForm.open({ row: rules[0], isNew: true })}
            >
              {text.add}
            </Button>
          )
        }
      >
        {text.none}
      </ListScreen>
      <RuleForm
        isOpen={ruleForm.isOpen}
        row={ruleForm.opened?.row ?? null}
        isNew={ruleForm.opened?.isNew === true}
        bases={bases}
        onClose={ruleForm.close}
      />
    </>
  )
}
