import type { ExamIntake } from '@residency/contract/areas/admission/entrance-exams/exam-intake.contract'
import {
  SCORE_PROGRESS,
  type ScoreRow,
  scoreSheet,
  scoreSorts,
} from '@residency/contract/areas/admission/entrance-exams/score.contract'
import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { useScoreColumns } from './score.columns.tsx'
import { useScores } from './score.queries.ts'
import { scoreText } from './score.text.ts'

const MIN = 50

/** Papers are entered in piles: a page has at least fifty rows. */
function usePileOfPapers() {
  const list = useListState('scores', ['sessionId', 'component', 'keywords', 'progress', 'majorId'])
  const pageSize = Math.max(MIN, list.pageSize)
  return { ...list, pageSize, input: { ...list.input, pageSize } }
}

/** Score entry as a grid, in the order of the pile. */
export function ScoreEntry({ intake, aside }: { intake: ExamIntake; aside: ReactNode }) {
  const text = useText(scoreText)
  const { fields, components, scoreProgress } = useText(examsWords)
  const list = usePileOfPapers()
  const result = useScores({ ...list.input, intakeId: intake.id })
  const columns = useScoreColumns(intake, list.filters.component, result.data?.list ?? [])

  return (
    <>
      {!intake.isSeedCommitted && (
        <Alert type="warning" showIcon title={text.seedMissing} className="exam-banner" />
      )}
      <ListScreen<ScoreRow>
        title={text.title}
        lead={text.entryLead}
        list={list}
        result={result}
        columns={columns}
        sorts={scoreSorts}
        filters={[
          choiceFilter('sessionId', fields.sessionId, toTextChoices(intake.sessions)),
          choiceFilter(
            'component',
            fields.component,
            intake.components.map(({ component }) => ({
              value: component,
              label: components[component],
            })),
          ),
          textFilter('keywords', text.search),
          choiceFilter('progress', fields.progress, toChoices(SCORE_PROGRESS, scoreProgress)),
          choiceFilter('majorId', fields.majorId, toTextChoices(intake.majors)),
        ]}
        actions={
          <>
            {aside}
            <SheetButtons
              title={text.title}
              calls={scoreSheet}
              filters={{ ...list.conditions, intakeId: intake.id }}
            />
          </>
        }
      >
        {text.noScore}
      </ListScreen>
    </>
  )
}
