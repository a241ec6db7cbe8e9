import {
  type Assessment,
  assessmentSheet,
  assessmentSorts,
  MENTOR_RESULTS,
} from '@residency/contract/areas/mentors/records/assessment.contract'
import { recordWords } from '@residency/contract/areas/mentors/records/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useTermChoices } from '../tasks/use-term-choices.ts'
import { useAssessmentColumns } from './assessment.columns.tsx'
import { type AssessmentListInput, useAssessments } from './assessment.queries.ts'
import { assessmentText } from './assessment.text.ts'
import type { AssessmentFormProps } from './assessment-form.tsx'

const AssessmentForm = lazyDialog<AssessmentFormProps>(() =>
  import('./assessment-form.tsx').then((part) => part.default),
)

/** View key mentor/assessment/index: mentors of a year with the facts and their result. */
export default function AssessmentListPage() {
  const text = useText(assessmentText)
  const { fields, results } = useText(recordWords)
  const { years } = useTermChoices()
  const list = useListState('mentor-assessments', ['keywords', 'year', 'result'])
  const result = useAssessments(list.input as AssessmentListInput)
  const assessmentForm = useRowDialog<Assessment>()
  const columns = useAssessmentColumns(assessmentForm.open)
  const choices = toChoices(['none', ...MENTOR_RESULTS], results)

  return (
    <>
      <ListScreen<Assessment>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={assessmentSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('year', fields.year, years),
          choiceFilter('result', fields.result, choices),
        ]}
        actions={
          <SheetButtons title={text.title} calls={assessmentSheet} filters={list.conditions} />
        }
      >
        {text.empty}
      </ListScreen>
      <AssessmentForm
        isOpen={assessmentForm.isOpen}
        assessment={assessmentForm.opened}
        onClose={assessmentForm.close}
      />
    </>
  )
}
