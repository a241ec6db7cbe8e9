import { concernPermissions as may } from '@residency/contract/areas/messages/concerns/access'
import {
  type ConcernRow,
  concernSorts,
} from '@residency/contract/areas/messages/concerns/concern.contract'
import { concernFlow } from '@residency/contract/areas/messages/concerns/concern.flow'
import { CONCERN_KINDS } from '@residency/contract/areas/messages/concerns/sender.contract'
import { concernWords } from '@residency/contract/areas/messages/concerns/text'
import { Button } from 'antd'
import { useState } from 'react'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { RecordLink, useRecordId } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { type ConcernInput, useConcerns } from './concern.queries.ts'
import { CONCERN_TONES } from './concern.rules.ts'
import { concernText } from './concern.text.ts'
import { ConcernRecord } from './concern-record.tsx'
import { useConcernActions } from './use-concern-actions.tsx'

type DialogProps = { isOpen: boolean; onClose: () => void }

const NameReaders = lazyDialog<DialogProps>(() =>
  import('./name-readers.tsx').then((part) => part.default),
)
const Figures = lazyDialog<DialogProps>(() =>
  import('./concern-figures.tsx').then((part) => part.default),
)

/** View key message/concern/index: concerns of a reader; `?id=` opens one. */
export default function ConcernsPage() {
  const id = useRecordId()
  return id === null ? <ConcernList /> : <ConcernRecord key={id} id={id} />
}

function ConcernList() {
  const { list: text } = useText(concernText)
  const { fields, flows, concernKinds } = useText(concernWords)
  const list = useListState('concerns', ['state', 'kind'])
  const result = useConcerns(list.input as ConcernInput)
  const { actionsOf, dialogs } = useConcernActions()
  const [openDialog, setOpenDialog] = useState<'readers' | 'figures' | null>(null)

  return (
    <>
      <ListScreen<ConcernRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useColumns(actionsOf)}
        sorts={concernSorts}
        filters={[
          choiceFilter('state', fields.state, toChoices(concernFlow.states, flows.concern.states)),
          choiceFilter('kind', fields.kind, toChoices(CONCERN_KINDS, concernKinds)),
        ]}
        actions={
          <>
            <Can perm={[may.name]}>
              <Button onClick={() => setOpenDialog('readers')}>{text.nameReaders}</Button>
            </Can>
            <Button onClick={() => setOpenDialog('figures')}>{text.figures}</Button>
          </>
        }
      >
        {text.empty}
      </ListScreen>
      <NameReaders isOpen={openDialog === 'readers'} onClose={() => setOpenDialog(null)} />
      <Figures isOpen={openDialog === 'figures'} onClose={() => setOpenDialog(null)} />
      {dialogs}
    </>
  )
}

function useColumns(actionsOf: (row: ConcernRow) => RowAction[]): Column<ConcernRow>[] {
  const { list: text } = useText(concernText)
  const { fields, flows, concernKinds } = useText(concernWords)

  const kindOf = ({ id, kind, hasNews }: ConcernRow) => (
    <>
      <RecordLink id={id}>{concernKinds[kind]}</RecordLink>{' '}
      {hasNews && <StateTag tone="busy">{text.news}</StateTag>}
    </>
  )

  return [
    { key: 'kind', title: fields.kind, width: 200, card: 'title', cell: kindOf },
    {
      key: 'department',
      title: fields.departmentId,
      width: 180,
      card: 'fact',
      cell: (row) => row.department ?? '—',
    },
    figuresColumn('receivedOn', text.receivedOn, { width: 120, card: 'fact' }),
    stateColumn('state', fields.state, {
      width: 100,
      tones: CONCERN_TONES,
      words: flows.concern.states,
    }),
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
