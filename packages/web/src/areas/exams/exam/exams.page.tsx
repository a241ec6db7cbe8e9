import { examPermissions as may } from '@residency/contract/areas/exams/exam/access'
import {
  EXAM_MODES,
  EXAM_PHASES,
  EXAM_WAITS,
  type Exam,
  examSorts,
} from '@residency/contract/areas/exams/exam/exam.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { useNavigate } from 'react-router'
import { usePerm } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, dayFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId, useRecordPath } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { useExamColumns } from './exam.columns.tsx'
import { type ExamInput, useExams } from './exam.queries.ts'
import { examText } from './exam.text.ts'
import { ExamRecord } from './exam-record.tsx'
import { useExamActions } from './use-exam-actions.tsx'

/** View key course/exam/index: exams the reader plans, invigilates or marks; `?id=` opens one. */
export default function ExamsPage() {
  const id = useRecordId()
  return id === null ? <ExamList /> : <ExamRecord key={id} id={id} />
}

function ExamList() {
  const text = useText(examText)
  const { fields, examModes, examPhases, examWaits } = useText(examWords)
  const navigate = useNavigate()
  const pathOf = useRecordPath()
  const list = useListState('exams', ['keywords', 'waiting', 'phase', 'mode', 'from', 'until'])
  const result = useExams(list.input as ExamInput)
  const { actionsOf, dialogs, add } = useExamActions((id) => void navigate(pathOf(id)))
  const statuses = toChoices(EXAM_PHASES, examPhases)
  const waits = toChoices(EXAM_WAITS, examWaits)
  const modes = toChoices(EXAM_MODES, examModes)
  const plans = usePerm([may.manage])

  return (
    <>
      <ListScreen<Exam>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useExamColumns(actionsOf)}
        sorts={examSorts}
        filters={[
          textFilter('keywords', text.search),
          ...(plans ? [choiceFilter('waiting', fields.waiting, waits)] : []),
          choiceFilter('phase', fields.phase, statuses),
          choiceFilter('mode', fields.mode, modes),
          dayFilter('from', text.from),
          dayFilter('until', text.until),
        ]}
        actions={
          <AddButton perm={may.manage} onAdd={add}>
            {text.add}
          </AddButton>
        }
      >
        {plans ? text.empty : text.emptyStaff}
      </ListScreen>
      {dialogs}
    </>
  )
}
