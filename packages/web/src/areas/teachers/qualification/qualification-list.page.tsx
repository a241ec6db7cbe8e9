import {
  LEVELS,
  type QualificationRow,
  qualificationExport,
  qualificationSorts,
} from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationFlow } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { usePageTitle } from '../../../screens/page-title.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices, toTextChoices } from '../../../ui/choices/choices.ts'
import { useQualificationColumns } from './qualification.columns.tsx'
import {
  type QualificationListInput,
  useQualifications,
  useTeachingBases,
} from './qualification.queries.ts'
import { qualificationText } from './qualification.text.ts'
import { decidable, QualificationReview, useQualificationReview } from './qualification-review.tsx'

/**
 * View key teacher/guidance/index: applications for a qualification; `?id=` opens one in the page.
 */
export default function QualificationListPage() {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <QualificationReview key={id} id={id} isVisit={isVisit} onOpen={open} />
  ) : (
    <QualificationList onOpen={open} />
  )
}

const SHOWN_STATES = qualificationFlow.states.filter((state) => state !== qualificationFlow.initial)

function QualificationList({ onOpen }: { onOpen: (id: number) => void }) {
  const text = useText(qualificationText)
  const { fields, levels, flows } = useText(qualificationWords)
  const list = useListState('qualifications', ['keywords', 'waiting', 'state', 'level', 'baseId'])
  const result = useQualifications(list.input as QualificationListInput)
  const bases = useTeachingBases().data ?? []
  const review = useQualificationReview()
  const { actionsOf, dialogs } = useDecisions(review)
  const columns = useQualificationColumns(onOpen, (row) => actionsOf(decidable(row)))
  const states = toChoices(SHOWN_STATES, flows.qualification.states)

  return (
    <>
      <ListScreen<QualificationRow>
        title={usePageTitle(text.title)}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={qualificationSorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', fields.waiting),
          choiceFilter('state', fields.state, states),
          choiceFilter('level', fields.level, toChoices(LEVELS, levels)),
          choiceFilter('baseId', fields.baseId, toTextChoices(bases)),
        ]}
        actions={
          <ExportButton title={text.title} calls={qualificationExport} filters={list.conditions} />
        }
        bulk={(rows, done) => (
          <BulkDecisions review={review} rows={rows.map(decidable)} onDone={done} />
        )}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}
