import { type Condition, conditionExport } from '@residency/contract/areas/teachers/conditions/condition.contract'
import { conditionPermissions as may } from '@residency/contract/areas/teachers/conditions/permissions'
import { LEVELS } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { Can } from '../../../platform/permissions.tsx'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter } from '../../../screens/list-filters.tsx'
import { ListScreen } from '../../../screens/list-screen.tsx'
import { useListState } from '../../../screens/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useTeachingBases } from '../qualification/qualification.queries.ts'
import '../teachers.css'
import { useConditionColumns } from './condition.columns.tsx'
import { type ConditionListInput, useConditions } from './condition.queries.ts'
import { conditionText } from './condition.text.ts'
import type { ConditionFormProps } from './condition-form.tsx'
import { useConditionActions } from './use-condition-actions.ts'
import { useConditionWords } from './use-condition-words.ts'

const ConditionForm = lazyDialog<ConditionFormProps>(() => import('./condition-form.tsx').then((part) => part.default))

/** View key teacher/condition/index: what a qualification asks for, by base and level. */
export default function ConditionListPage() {
  const text = useText(conditionText)
  const { fields, levels } = useConditionWords()
  const list = useListState('conditions', ['level', 'baseId'])
  const result = useConditions(list.input as ConditionListInput)
  const bases = useTeachingBases().data ?? []
  const [edited, setEdited] = useState<Condition | null | undefined>(undefined)
  const columns = useConditionColumns(useConditionActions(setEdited))
  return (
    <>
      <ListScreen<Condition>
        title={text.title}
        lead={text.lead}
        list={list}
        result={result}
        columns={columns}
        filters={[
          choiceFilter(
            'level',
            fields.level,
            LEVELS.map((value) => ({ value, label: levels[value] })),
          ),
          choiceFilter(
            'baseId',
            fields.baseId,
            bases.map(({ value, label }) => ({ value: String(value), label })),
          ),
        ]}
        actions={
          <>
            <ExportButton title={text.title} calls={conditionExport} filters={list.filters} />
            <Can perm={[may.edit]}>
              <AddButton label={text.add} onAdd={() => setEdited(null)} />
            </Can>
          </>
        }
      >
        {text.empty}
      </ListScreen>
      <ConditionForm isOpen={edited !== undefined} edited={edited ?? null} onClose={() => setEdited(undefined)} />
    </>
  )
}
