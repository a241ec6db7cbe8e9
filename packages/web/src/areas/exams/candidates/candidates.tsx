import {
  CANDIDATE_STATUSES,
  type Candidate,
  candidateExport,
  candidateSorts,
  sittingExport,
} from '@residency/contract/areas/exams/exam/candidate.contract'
import type { ExamDetail } from '@residency/contract/areas/exams/exam/exam.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { Button } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { type CandidateInput, useCandidates, useRemoveCandidates } from '../exam/exam.queries.ts'
import { examText } from '../exam/exam.text.ts'
import { BankReaders } from '../secrecy/sharing-exams.tsx'
import { useCandidateColumns } from './candidate.columns.tsx'
import type { CandidateFormProps } from './candidate-form.tsx'

const CandidateForm = lazyDialog<CandidateFormProps>(() =>
  import('./candidate-form.tsx').then((part) => part.default),
)

/** Candidates of an exam: seats, allowances, how far they have got. */
export function Candidates({ exam }: { exam: ExamDetail }) {
  const text = useText(examText)
  const { fields, candidateStatuses } = useText(examWords)
  const list = useListState(
    'exam-candidates',
    ['keywords', 'progress', 'roomId'],
    undefined,
    'personSort',
  )
  const result = useCandidates({ ...list.input, id: exam.id } as CandidateInput)
  const bankReaders = result.data?.bankReaders
  const candidateForm = useRowDialog<Candidate>()
  const statuses = toChoices(CANDIDATE_STATUSES, candidateStatuses)
  const rooms = exam.rooms.map(({ id, name }) => ({ value: String(id), label: name }))
  const ofExam = { examId: String(exam.id) }
  const mayRemove = result.data?.list.some(({ actions }) => actions.includes('remove')) ?? false

  return (
    <>
      {bankReaders && bankReaders.total > 0 && <BankReaders {...bankReaders} />}
      <ListScreen<Candidate>
        title={text.candidates}
        isPart
        lead={say(text.candidatesLead, { all: exam.candidates, started: exam.started })}
        list={list}
        result={result}
        columns={useCandidateColumns(exam, candidateForm.open)}
        sorts={candidateSorts}
        filters={[
          textFilter('keywords', text.searchPerson),
          choiceFilter('progress', fields.progress, statuses),
          ...(rooms.length ? [choiceFilter('roomId', fields.roomId, rooms)] : []),
        ]}
        actions={
          exam.actions.includes('export') && (
            <>
              <ExportButton
                title={text.exportCandidates}
                label={text.exportCandidatesOut}
                calls={candidateExport}
                filters={ofExam}
              />
              <ExportButton
                title={text.exportSittings}
                label={text.exportSittingsOut}
                calls={sittingExport}
                filters={ofExam}
              />
            </>
          )
        }
        {...(mayRemove
          ? {
              bulk: (rows: readonly Candidate[], done: () => void) => (
                <Remove exam={exam} rows={rows} onDone={done} />
              ),
            }
          : {})}
      >
        {text.candidatesEmpty}
      </ListScreen>
      <CandidateForm
        isOpen={candidateForm.isOpen}
        exam={exam}
        candidate={candidateForm.opened}
        onClose={candidateForm.close}
      />
    </>
  )
}

function Remove({
  exam,
  rows,
  onDone,
}: {
  exam: ExamDetail
  rows: readonly Candidate[]
  onDone: () => void
}) {
  const text = useText(examText)
  const remove = useRemoveCandidates()

  const take = async () => {
    const question = {
      title: say(text.removeTitle, { count: rows.length }),
      content: text.removeNote,
      okText: text.remove,
      danger: true,
    }

    if (!(await ask(question))) return

    const input = { id: exam.id, candidateIds: rows.map(({ id }) => id) }
    const done = await remove.mutateAsync(input).catch((e: Error) => toast.error(e.message))
    if (!done) return

    toast.success(say(text.removedPeople, { count: done.removed }))
    onDone()
  }

  return (
    <Button danger onClick={() => void take()}>
      {text.remove}
    </Button>
  )
}
