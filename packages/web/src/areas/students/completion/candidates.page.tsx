import type { Candidate } from '@residency/contract/areas/students/completion/completion.contract'
import { completionPermissions as may } from '@residency/contract/areas/students/completion/permissions'
import { finalScoreSheet } from '@residency/contract/areas/students/completion/score.contract'
import { Button } from 'antd'
import { say, useText } from '../../../platform/i18n.ts'
import { Can } from '../../../platform/permissions.tsx'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { choiceFilter, textFilter } from '../../../screens/list-filters.tsx'
import { ListScreen } from '../../../screens/list-screen.tsx'
import { useListState } from '../../../screens/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { DateCell } from '../../../ui/date-cell.tsx'
import { PageActions } from '../../../ui/row-actions.tsx'
import { useCandidateColumns } from './candidate.columns.tsx'
import { CheckLines, LineCounts } from './check-lines.tsx'
import { type CandidateListInput, useCandidate, useCandidates, useCompletionWords } from './completion.queries.ts'
import { completionText } from './completion.text.ts'
import { useCandidateActs } from './use-candidate-acts.tsx'

const MONTHS = [0, 1, 3, 6, 12]

/** View key student/completion/candidates: who finishes soon; `?id=` opens the check of one. */
export default function CandidatesPage() {
  const id = useRecordId()
  return id === null ? <CandidateList /> : <OneCandidate key={id} id={id} />
}

function CandidateList() {
  const { candidates: text } = useText(completionText)
  const { menus, fields, sheets } = useCompletionWords()
  const list = useListState('completion-candidates', ['keywords', 'months', 'stage'])
  const result = useCandidates(list.input as CandidateListInput)
  const { propose, actionsOf, dialogs } = useCandidateActs()
  const months = MONTHS.map((n) => ({ value: String(n), label: n ? say(text.within, { months: n }) : text.over }))
  const stages = (['open', 'proposed', 'finished'] as const).map((value) => ({ value, label: text.stages[value] }))
  return (
    <>
      <ListScreen<Candidate>
        {...{ title: menus['training.candidates'], list, result, columns: useCandidateColumns(actionsOf) }}
        lead={result.data && say(text.lead, { total: result.data.total })}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('months', fields.months, months),
          choiceFilter('stage', fields.stage, stages),
        ]}
        actions={<SheetButtons title={sheets.finalScores.title} calls={finalScoreSheet} filters={{}} />}
        bulk={(rows, done) => (
          <Can perm={[may.propose]}>
            <Button size="small" type="primary" onClick={() => propose(rows, done)}>
              {text.propose}
            </Button>
          </Can>
        )}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}

function OneCandidate({ id }: { id: number }) {
  const { candidates: text, lines, review } = useText(completionText)
  const { fields } = useCompletionWords()
  const { actionsOf, dialogs } = useCandidateActs()
  const { data, error, refetch } = useCandidate(id)
  if (!data) return <RecordPending list={text.back} error={error} onRetry={() => void refetch()} />
  const { score } = data
  const scored = (points: number | null, day: string | null) => (points === null ? null : `${points} · ${day}`)
  const facts = [
    { label: text.name, value: data.number },
    { label: text.base, value: `${data.base} · ${data.major}` },
    { label: text.plannedEnd, value: <DateCell value={data.plannedEnd} /> },
    { label: fields.theory, value: scored(score.theory, score.theoryOn) },
    { label: fields.skill, value: scored(score.skill, score.skillOn) },
  ]
  return (
    <>
      <DetailScreen
        title={data.name}
        list={text.back}
        state={<LineCounts counts={data.counts} />}
        actions={<PageActions actions={actionsOf(data)} />}
        sections={[
          { title: review.training, facts },
          { title: lines.title, content: <CheckLines lines={data.lines} /> },
        ]}
      />
      {dialogs}
    </>
  )
}
