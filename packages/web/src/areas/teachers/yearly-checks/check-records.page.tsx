import { checkFlow } from '@residency/contract/areas/teachers/yearly-checks/check.flow'
import {
  type CheckRecord,
  checkRecordExport,
  checkRecordSorts,
} from '@residency/contract/areas/teachers/yearly-checks/check-record.contract'
import { checkWords } from '@residency/contract/areas/teachers/yearly-checks/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { BulkDecisions } from '../../../screens/review/bulk-decisions.tsx'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { type CheckRecordListInput, useCheckChoices, useCheckRecords } from './check.queries.ts'
import { checkText } from './check.text.ts'
import { useCheckRecordColumns } from './check-record.columns.tsx'
import { CheckReview } from './check-review.tsx'
import { useCheckReview } from './use-check-review.ts'

/** View key teacher/check/records: teachers in yearly checks; `?id=` opens one in the page. */
export default function CheckRecordsPage() {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <CheckReview key={id} id={id} isVisit={isVisit} onOpen={open} />
  ) : (
    <RecordList onOpen={open} />
  )
}

function RecordList({ onOpen }: { onOpen: (id: number) => void }) {
  const { records: text, check } = useText(checkText)
  const { states } = useText(checkWords).flows.teacherCheck
  const list = useListState('teacher-check-records', ['keywords', 'waiting', 'state', 'checkId'])
  const result = useCheckRecords(list.input as CheckRecordListInput)
  const review = useCheckReview()
  const { actionsOf, dialogs } = useDecisions(review)
  const columns = useCheckRecordColumns(onOpen, actionsOf)

  const checks = (useCheckChoices().data?.list ?? []).map(({ id, year, base, checkTitle }) => ({
    value: String(id),
    label: `${say(text.of, { year, title: base })} · ${checkTitle}`,
  }))

  return (
    <>
      <ListScreen<CheckRecord>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={checkRecordSorts}
        filters={[
          textFilter('keywords', text.search),
          flagFilter('waiting', text.waiting),
          choiceFilter('state', text.state, toChoices(checkFlow.states, states)),
          choiceFilter('checkId', check, checks),
        ]}
        actions={
          <ExportButton title={text.title} calls={checkRecordExport} filters={list.conditions} />
        }
        bulk={(rows, done) => <BulkDecisions review={review} rows={rows} onDone={done} />}
      >
        {text.empty}
      </ListScreen>
      {dialogs}
    </>
  )
}
