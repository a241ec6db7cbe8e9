import { EDUCATION_LEVELS } from '@residency/contract/areas/signup/section.public'
import { type TimeConditionRow, timeConditionSheet } from '@residency/contract/areas/standards/conditions/condition.contract'
import { conditionPermissions as may } from '@residency/contract/areas/standards/conditions/permissions'
import { useState } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { Can } from '../../../platform/permissions.tsx'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list-filters.tsx'
import { ListScreen } from '../../../screens/list-screen.tsx'
import { useListState } from '../../../screens/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useStandardChoices } from '../table/standard.queries.ts'
import { useConditionColumns } from './condition.columns.tsx'
import { type ConditionListInput, useTimeConditions } from './condition.queries.ts'
import { conditionText } from './condition.text.ts'
import type { ConditionFormProps } from './condition-form.tsx'
import { useConditionActions } from './use-condition-actions.ts'
import { useConditionWords } from './use-condition-words.ts'

const ConditionForm = lazyDialog<ConditionFormProps>(() => import('./condition-form.tsx').then((part) => part.default))

/** View key standard/condition/index: which education gets which length. */
export default function ConditionListPage() {
  const text = useText(conditionText)
  const { fields, menus, degreeKinds, levels } = useConditionWords()
  const title = menus['standard.conditions']
  const list = useListState('conditions', ['keywords', 'majorId', 'degreeKind', 'education'])
  const result = useTimeConditions(list.input as ConditionListInput)
  const majors = (useStandardChoices().data?.majors ?? []).map(({ value, label }) => ({ value: String(value), label }))
  const [edited, setEdited] = useState<TimeConditionRow | null | undefined>(undefined)
  const columns = useConditionColumns(useConditionActions(setEdited))
  const degrees = (['none', 'degree'] as const).map((value) => ({ value, label: degreeKinds[value] }))
  const educations = EDUCATION_LEVELS.map((value) => ({ value, label: levels[value] }))
  return (
    <>
      <ListScreen<TimeConditionRow>
        {...{ title, lead: text.lead, list, result, columns }}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('majorId', fields.majorId, majors),
          choiceFilter('degreeKind', fields.degreeKind, degrees),
          choiceFilter('education', fields.education, educations),
        ]}
        actions={
          <>
            <SheetButtons title={title} calls={timeConditionSheet} filters={list.filters} />
            <Can perm={[may.manage]}>
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
