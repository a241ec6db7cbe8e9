import {
  type RotationRow,
  rotationSorts,
} from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import { ownWords } from '@residency/contract/areas/rotations/trainee-rotations/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { type RotationListInput, useRotation, useRotations } from './own.queries.ts'
import { ownText } from './own.text.ts'
import { useRotationColumns } from './rotation.columns.tsx'
import { RotationActions, RotationView } from './rotation-view.tsx'

/**
 * View key rotation/trainee/index: where trainees are and go next; `?id=` opens the rotation of
 * one.
 */
export default function RotationsPage() {
  const id = useRecordId()
  return id === null ? <RotationList /> : <OneRotation key={id} id={id} />
}

function RotationList() {
  const { staff: text } = useText(ownText)
  const { menus } = useText(ownWords)
  const list = useListState('rotations', ['keywords'])
  const result = useRotations(list.input as RotationListInput)

  return (
    <ListScreen<RotationRow>
      title={menus['rotation.trainees']}
      list={list}
      result={result}
      columns={useRotationColumns()}
      lead={result.data && say(text.lead, { total: result.data.total })}
      sorts={rotationSorts}
      filters={[textFilter('keywords', text.search)]}
    >
      {text.empty}
    </ListScreen>
  )
}

function OneRotation({ id }: { id: number }) {
  const text = useText(ownText)
  const { menus } = useText(ownWords)
  const list = menus['rotation.trainees']
  const { data, error, refetch } = useRotation(id)
  if (!data) return <RecordPending list={list} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <DetailScreen
        title={data.name}
        list={list}
        state={
          <span className="figures">{`${data.number} · ${say(text.lead, { major: data.major, base: data.base })}`}</span>
        }
        actions={<RotationActions id={id} rotation={data} />}
        sections={[]}
      />
      <RotationView rotation={data} />
    </>
  )
}
