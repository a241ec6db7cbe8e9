import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import {
  type AssessmentRow,
  assessmentSheet,
  assessmentSorts,
  RESULTS,
} from '@residency/contract/areas/teachers/yearly-assessments/assessment.contract'
import { assessmentWords } from '@residency/contract/areas/teachers/yearly-assessments/text'
import { yearInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { yearChoices } from '../../../ui/choices/year-choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useTeachingBases } from '../qualification/qualification.queries.ts'
import type { AssessFormProps } from './assess-form.tsx'
import { useAssessmentColumns } from './assessment.columns.tsx'
import { type AssessmentListInput, useAssessments } from './assessment.queries.ts'
import { assessmentText } from './assessment.text.ts'

const AssessForm = lazyDialog<AssessFormProps>(() =>
  import('./assess-form.tsx').then((part) => part.default),
)

/** View key teacher/assessment/index: teachers of the library with their assessment of a year. */
export default function AssessmentListPage() {
  const text = useText(assessmentText)
  const { fields, results } = useText(assessmentWords)
  const { baseId } = useText(qualificationWords).fields
  const list = useListState('teacher-assessments', ['keywords', 'year', 'result', 'baseId'])
  const result = useAssessments(list.input as AssessmentListInput)
  const bases = useTeachingBases().data ?? []
  const assessForm = useRowDialog<AssessmentRow>()
  const columns = useAssessmentColumns(assessForm.open)

  return (
    <>
      <ListScreen<AssessmentRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={assessmentSorts}
        filters={[
          textFilter('keywords', text.search),
          { ...choiceFilter('year', fields.year, yearChoices(yearInShanghai())), isScope: true },
          choiceFilter('result', fields.result, toChoices(['none', ...RESULTS], results)),
          choiceFilter('baseId', baseId, toTextChoices(bases)),
        ]}
        actions={
          <SheetButtons title={text.title} calls={assessmentSheet} filters={list.conditions} />
        }
      >
        {text.empty}
      </ListScreen>
      <AssessForm
        isOpen={assessForm.isOpen}
        teacher={assessForm.opened}
        onClose={assessForm.close}
      />
    </>
  )
}
