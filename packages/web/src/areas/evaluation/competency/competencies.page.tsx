import {
  type CompetencyTrainee,
  radarTraineeSorts,
} from '@residency/contract/areas/evaluation/competency/radar.contract'
import { AreaPart } from '../../../platform/area-parts.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { RecordLink, useRecordId } from '../../../screens/record.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { type RadarListInput, useRadar, useRadarTrainees } from './competency.queries.ts'
import { competencyText } from './competency.text.ts'
import { RadarView } from './radar-view.tsx'

/**
 * View key evaluate/competency/index: trainees whom the reader supervises or answers for; `?id=`
 * opens the radar of one.
 */
export default function CompetenciesPage() {
  const id = useRecordId()
  return id === null ? <TraineeList /> : <TraineeRadar key={id} id={id} />
}

function TraineeList() {
  const text = useText(competencyText)
  const list = useListState('competency-trainees', ['keywords'])
  const result = useRadarTrainees(list.input as RadarListInput)

  const columns: Column<CompetencyTrainee>[] = [
    {
      key: 'name',
      title: text.trainee,
      width: 160,
      card: 'title',
      cell: (row) => <RecordLink id={row.id}>{row.name}</RecordLink>,
    },
    figuresColumn('number', text.number, { width: 140, card: 'fact' }),
    { key: 'cohort', title: text.cohort, width: 180, card: 'fact', cell: (row) => row.cohort },
    { key: 'base', title: text.base, width: 180, isExtra: true, cell: (row) => row.base },
  ]

  return (
    <ListScreen<CompetencyTrainee>
      title={text.title}
      lead={result.data && say(text.lead, { total: result.data.total })}
      list={list}
      result={result}
      columns={columns}
      sorts={radarTraineeSorts}
      filters={[textFilter('keywords', text.search)]}
    >
      {text.emptyList}
    </ListScreen>
  )
}

function TraineeRadar({ id }: { id: number }) {
  const text = useText(competencyText)
  const { data, error, refetch } = useRadar(id)
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <DetailScreen
        title={data.name}
        list={text.title}
        state={data.cohort ?? ''}
        sections={[{ title: text.chart, content: <RadarView radar={data} isOwn={false} /> }]}
      />
      <AreaPart name="supervisionLevels" props={{ traineeId: id }} />
    </>
  )
}
