import { intakesPermissions as may } from '@residency/contract/areas/intakes/access'
import {
  BAR_STATES,
  type BarRow,
  barSheet,
  barSorts,
} from '@residency/contract/areas/intakes/bars/bar.contract'
import { intakesWords } from '@residency/contract/areas/intakes/text'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { type BarAct, useBarColumns } from './bar.columns.tsx'
import { type BarListInput, useBars, useDeleteBar } from './bar.queries.ts'
import { barText } from './bar.text.ts'

const BarFormDialog = lazyDialog(() => import('./bar-form.tsx').then((part) => part.BarFormDialog))
const WholeCard = lazyDialog(() => import('./whole-card.tsx').then((part) => part.WholeCard))
type DialogState = { what: 'form'; id: number | null } | { what: 'reveal'; row: BarRow } | null

/** View key recruit/limit/index: people who may not register. */
export default function BarListPage() {
  const text = useText(barText)
  const { barStates, fields } = useText(intakesWords)
  const list = useListState('bars', ['keywords', 'state'])
  const result = useBars(list.input as BarListInput)
  const remove = useDeleteBar()
  const [open, setOpen] = useState<DialogState>(null)
  const close = () => setOpen(null)
  const removeRow = ({ id, realName: name }: BarRow) =>
    askToDelete(text, { name }, () => remove.mutateAsync(id))

  const columns = useBarColumns((what: BarAct, row) => {
    if (what === 'edit') setOpen({ what: 'form', id: row.id })
    else if (what === 'reveal') setOpen({ what, row })
    else void removeRow(row)
  })

  return (
    <>
      <ListScreen<BarRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={barSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('state', fields.state, toChoices(BAR_STATES, barStates)),
        ]}
        actions={
          <>
            <SheetButtons title={text.title} calls={barSheet} filters={list.conditions} />
            <AddButton perm={may.barAdd} onAdd={() => setOpen({ what: 'form', id: null })}>
              {text.add}
            </AddButton>
          </>
        }
      >
        {text.empty}
      </ListScreen>
      <BarFormDialog
        isOpen={open?.what === 'form'}
        id={open?.what === 'form' ? open.id : null}
        onClose={close}
      />
      <WholeCard
        isOpen={open?.what === 'reveal'}
        row={open?.what === 'reveal' ? open.row : null}
        onClose={close}
      />
    </>
  )
}
