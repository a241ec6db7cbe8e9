import { type PairRow, pairSorts } from '@residency/contract/areas/rotations/seats/pair.contract'
import { seatsWords } from '@residency/contract/areas/rotations/seats/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { absenceText } from './absence.text.ts'
import { usePairColumns } from './pair.columns.tsx'
import { type PairListInput, useDeletePair, useRotationPairs } from './seats.queries.ts'

const PairForm = lazyDialog(() => import('./pair-form.tsx').then((part) => part.PairForm))

/** View key rotation/pair/index: trainees who are never in one department in the same month. */
export default function PairsPage() {
  const { pairs: text } = useText(absenceText)
  const { menus } = useText(seatsWords)
  const list = useListState('rotation-pairs', ['keywords'])
  const result = useRotationPairs(list.input as PairListInput)
  const [isOpen, setOpen] = useState(false)
  const remove = useDeletePair()
  const discard = ({ id, first, second }: PairRow) =>
    askToDelete(text, { first: first.name, second: second.name }, () => remove.mutateAsync(id))

  const columns = usePairColumns((row) =>
    allowedActions(row, {
      delete: { label: text.remove, danger: true, onClick: () => void discard(row) },
    }),
  )

  return (
    <>
      <ListScreen<PairRow>
        title={menus['rotation.pairs']}
        list={list}
        result={result}
        columns={columns}
        lead={result.data && say(text.lead, { total: result.data.total })}
        sorts={pairSorts}
        filters={[textFilter('keywords', text.search)]}
        actions={
          <Button type="primary" onClick={() => setOpen(true)}>
            {text.add}
          </Button>
        }
      >
        {text.empty}
      </ListScreen>
      <PairForm isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
