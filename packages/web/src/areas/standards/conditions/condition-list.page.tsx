import { signupWords } from '@residency/contract/areas/signup/text'
import { conditionPermissions as may } from '@residency/contract/areas/standards/conditions/access'
import {
  type TimeConditionRow,
  timeConditionSheet,
  timeConditionSorts,
} from '@residency/contract/areas/standards/conditions/condition.contract'
import { conditionsWords } from '@residency/contract/areas/standards/conditions/text'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { EDUCATION_LEVELS } from '@residency/contract/areas/trainees/trainee-facts.public'
import { useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useStandardChoices } from '../table/standard.queries.ts'
import { useConditionColumns } from './condition.columns.tsx'
import { type ConditionListInput, useTimeConditions } from './condition.queries.ts'
import { conditionText } from './condition.text.ts'
import type { ConditionFormProps } from './condition-form.tsx'
import { useConditionActions } from './use-condition-actions.ts'

const ConditionForm = lazyDialog<ConditionFormProps>(() =>
  import('./condition-form.tsx').then((part) => part.default),
)

/** View key standard/condition/index: which education gets which length. */
export default function ConditionListPage() {
  const text = useText(conditionText)
  const { fields, menus } = useText(conditionsWords)
  const { degreeKinds } = useText(tableWords)
  const { levels } = useText(signupWords)
  const title = menus['standard.conditions']
  const list = useListState('conditions', ['keywords', 'majorId', 'degreeKind', 'education'])
  const result = useTimeConditions(list.input as ConditionListInput)
  const majors = toTextChoices(useStandardChoices().data?.majors)
  const conditionForm = useRowDialog<TimeConditionRow>()
  const columns = useConditionColumns(useConditionActions(conditionForm.open))
  const degrees = toChoices(['none', 'degree'], degreeKinds)
  const educations = toChoices(EDUCATION_LEVELS, levels)

  return (
    <>
      <ListScreen<TimeConditionRow>
        title={title}
        lead={text.lead}
        list={list}
        result={result}
        columns={columns}
        sorts={timeConditionSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('majorId', fields.majorId, majors),
          choiceFilter('degreeKind', fields.degreeKind, degrees),
          choiceFilter('education', fields.education, educations),
        ]}
        actions={
          <>
            <SheetButtons title={title} calls={timeConditionSheet} filters={list.conditions} />
            <AddButton perm={may.manage} onAdd={conditionForm.add}>
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
