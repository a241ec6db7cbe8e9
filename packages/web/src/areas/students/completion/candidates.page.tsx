import {
  type Candidate,
  candidateSorts,
} from '@residency/contract/areas/students/completion/completion.contract'
import { finalScoreSheet } from '@residency/contract/areas/students/completion/score.contract'
import { completionWords } from '@residency/contract/areas/students/completion/text'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { isAllowedForAll } from '../../../ui/tables/allowed-actions.ts'
import { useBaseFilter } from '../../organisation/use-base-filter.public.ts'
import { useCandidateColumns } from './candidate.columns.tsx'
import { type CandidateListInput, useCandidates } from './completion.queries.ts'
import { completionText } from './completion.text.ts'
import { OneCandidate } from './one-candidate.tsx'
import { useCandidateActs } from './use-candidate-acts.tsx'

const MONTHS = [0, 1, 3, 6, 12]

/** View key student/completion/candidates: who finishes soon; `?id=` opens the check of one. */
export default function CandidatesPage() {
  const id = useRecordId()
  return id === null ? <CandidateList /> : <OneCandidate key={id} id={id} />
}

function CandidateList() {
  const { candidates: text } = useText(completionText)
  const { menus, fields, sheets } = useText(completionWords)
  const list = useListState('completion-candidates', ['keywords', 'months', 'stage', 'baseId'])
  const ofBase = useBaseFilter()
  const result = useCandidates(list.input as CandidateListInput)
  const { propose, actionsOf, dialogs } = useCandidateActs()

  const months = MONTHS.map((n) => ({
    value: String(n),
    label: n ? say(text.within, { months: n }) : text.over,
  }))

  const stages = toChoices(['open', 'proposed', 'finished'], text.stages)

  return (
    <>
      <ListScreen<Candidate>
        title={menus['training.candidates']}
        list={list}
        result={result}
        columns={useCandidateColumns(actionsOf)}
        lead={result.data && say(text.lead, { total: result.data.total })}
        sorts={candidateSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('months', fields.months, months),
          choiceFilter('stage', fields.stage, stages),
          ...ofBase,
        ]}
        actions={
          <SheetButtons title={sheets.finalScores.title} calls={finalScoreSheet} filters={{}} />
        }
        bulk={(rows, done) => (
          <Button
            size="small"
            type="primary"
            disabled={!isAllowedForAll(rows, 'propose')}
            onClick={() => propose(rows, done)}
          >
            {text.propose}
          </Button>
        )}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}
