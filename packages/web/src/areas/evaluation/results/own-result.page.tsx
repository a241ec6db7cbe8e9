import type { OwnResult } from '@residency/contract/areas/evaluation/results/result.contract'
import { say, useText } from '../../../platform/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { ListScreen } from '../../../screens/list-screen.tsx'
import { useListState } from '../../../screens/list-state.ts'
import { RecordLink, useRecordId } from '../../../screens/record.tsx'
import type { Column } from '../../../ui/column.ts'
import { NameLines } from '../../../ui/name-cell.tsx'
import { useTargetWords } from '../targets/use-target-words.ts'
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
      columns={useColumns()}
    >
      {text.ownEmpty}
    </ListScreen>
  )
}

function OwnRecord({ id }: { id: number }) {
  const text = useText(resultText)
  const { data, error, refetch } = useOwnResult(id)
  const sectionsOf = useSubjectSections()
  if (!data) return <RecordPending list={text.ownTitle} error={error} onRetry={() => void refetch()} />
  return <DetailScreen title={data.subject} list={text.ownTitle} state={data.note} sections={sectionsOf(data)} />
}

function useColumns(): Column<OwnResult>[] {
  const text = useText(resultText)
  const { directions } = useTargetWords()
  return [
    {
      key: 'target',
      title: text.name,
      width: 240,
      card: 'title',
      cell: (row) => (
        <>
          <RecordLink id={row.id}>{row.target}</RecordLink>
          <div className="soft">{[row.subject, row.note].filter(Boolean).join(' · ')}</div>
        </>
      ),
    },
    {
      key: 'form',
      title: text.form,
      width: 180,
      card: 'fact',
      cell: (row) => <NameLines name={row.form} note={directions[row.direction]} />,
    },
    {
      key: 'n',
      title: text.n,
      width: 90,
      align: 'right',
      card: 'fact',
      cell: (row) => <span className="figures">{say(text.answers, { n: row.n })}</span>,
    },
    {
      key: 'mean',
      title: text.mean,
      width: 100,
      align: 'right',
      card: 'state',
      cell: (row) => <span className="figures">{row.mean === null ? text.none : say(text.scoreOf, { mean: row.mean })}</span>,
    },
  ]
}
