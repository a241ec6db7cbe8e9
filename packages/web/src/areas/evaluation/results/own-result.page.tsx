import {
  type OwnResult,
  ownResultSorts,
} from '@residency/contract/areas/evaluation/results/result.contract'
import { useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { useOwnResultColumns } from './own-result.columns.tsx'
import { useOwnResult, useOwnResults } from './result.queries.ts'
import { resultText } from './result.text.ts'
import { useSubjectSections } from './subject-sections.tsx'

/** View key evaluate/own/result: released results about the reader; `?id=` opens one. */
export default function OwnResultPage() {
  const id = useRecordId()
  return id === null ? <OwnList /> : <OwnRecord key={id} id={id} />
}

function OwnList() {
  const text = useText(resultText)
  const list = useListState('own-results', [])
  return (
    <ListScreen<OwnResult>
      title={text.ownTitle}
      lead={text.ownLead}
      filters={[]}
      list={list}
      result={useOwnResults(list.input)}
      columns={useOwnResultColumns()}
      sorts={ownResultSorts}
    >
      {text.ownEmpty}
    </ListScreen>
  )
}

function OwnRecord({ id }: { id: number }) {
  const text = useText(resultText)
  const { data, error, refetch } = useOwnResult(id)
  const sectionsOf = useSubjectSections()
  if (!data)
    return <RecordPending list={text.ownTitle} error={error} onRetry={() => void refetch()} />

  return (
    <DetailScreen
      title={data.subject}
      list={text.ownTitle}
      state={data.note}
      sections={sectionsOf(data)}
    />
  )
}
