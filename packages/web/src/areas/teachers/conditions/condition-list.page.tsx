import { conditionPermissions as may } from '@residency/contract/areas/teachers/conditions/access'
import {
  type Condition,
  conditionExport,
  conditionSorts,
} from '@residency/contract/areas/teachers/conditions/condition.contract'
import { conditionWords } from '@residency/contract/areas/teachers/conditions/text'
import { LEVELS } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useTeachingBases } from '../qualification/qualification.queries.ts'
import '../teachers.css'
import { useConditionColumns } from './condition.columns.tsx'
import { type ConditionListInput, useConditions } from './condition.queries.ts'
import { conditionText } from './condition.text.ts'
import type { ConditionFormProps } from './condition-form.tsx'
import { useConditionActions } from './use-condition-actions.ts'

const ConditionForm = lazyDialog<ConditionFormProps>(() =>
  import('./condition-form.tsx').then((part) => part.default),
)

/** View key teacher/condition/index: what a qualification asks for, by base and level. */
export default function ConditionListPage() {
  const text = useText(conditionText)
  const { fields } = useText(conditionWords)
  const { levels } = useText(qualificationWords)
  const list = useListState('conditions', ['level', 'baseId'])
  const result = useConditions(list.input as ConditionListInput)
  const bases = useTeachingBases().data ?? []
  const conditionForm = useRowDialog<Condition>()
  const columns = useConditionColumns(useConditionActions(conditionForm.open))

  return (
    <>
      <ListScreen<Condition>
        title={text.title}
        lead={text.lead}
        list={list}
        result={result}
        columns={columns}
        sorts={conditionSorts}
        filters={[
          choiceFilter('level', fields.level, toChoices(LEVELS, levels)),
          choiceFilter('baseId', fields.baseId, toTextChoices(bases)),
        ]}
        actions={
          <>
            <ExportButton title={text.title} calls={conditionExport} filters={list.conditions} />
            <AddButton perm={may.edit} onAdd={conditionForm.add}>
              {text.add}
            </AddButton>
          </>
        }
      >
        {text.empty}
      </ListScreen>
      <ConditionForm
        isOpen={conditionForm.isOpen}
        edited={conditionForm.opened}
        onClose={conditionForm.close}
      />
    </>
  )
}
