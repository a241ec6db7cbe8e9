import { organisationPermissions as may } from '@residency/contract/areas/organisation/access'
import {
  baseSheet,
  managedBaseSorts,
} from '@residency/contract/areas/organisation/bases/base.contract'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { useRowActs } from '../../../screens/use-row-acts.ts'
import { useStatusChoices } from '../../../ui/fields/status-switch.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { type BaseAct, useBaseColumns } from './base.columns.tsx'
import {
  type BaseListInput,
  type BaseRow,
  useBases,
  useDeleteBase,
  useSetBaseStatus,
} from './base.queries.ts'
import { baseText } from './base.text.ts'

const BaseFormDialog = lazyDialog(() =>
  import('./base-form.tsx').then((part) => part.BaseFormDialog),
)

const OwnBaseFormDialog = lazyDialog(() =>
  import('./own-base-form.tsx').then((part) => part.OwnBaseFormDialog),
)

const MajorFormDialog = lazyDialog(() =>
  import('../majors/major-form.tsx').then((part) => part.MajorFormDialog),
)

type DialogState =
  | { what: 'base'; id: number | null }
  | { what: 'own'; id: number }
  | { what: 'major'; baseId: number }
  | null

type Props = { mode: 'national' | 'own'; aside?: ReactNode }

/** Bases of one kind with their majors. */
export function BaseList({ mode, aside }: Props) {
  const text = useText(baseText)
  const { fields } = useText(organisationWords)
  const go = useNavigate()
  const list = useListState(`bases.${mode}`, ['keywords', 'status'])
  const result = useBases({ ...(list.input as BaseListInput), mode })
  const [open, setOpen] = useState<DialogState>(null)
  const questions = { disableContent: text.disableBase, removeContent: text.removeBase }
  const acts = useRowActs({ setStatus: useSetBaseStatus(), remove: useDeleteBase() }, questions)

  const act: Record<BaseAct, (row: BaseRow) => unknown> = {
    edit: (row) => setOpen({ what: 'base', id: row.id }),
    editOwn: (row) => setOpen({ what: 'own', id: row.id }),
    addMajor: (row) => setOpen({ what: 'major', baseId: row.id }),
    majors: (row) => go(`/base/major?baseId=${row.id}`),
    toggle: acts.toggle,
    delete: acts.remove,
  }

  const columns = useBaseColumns((what, row) => void act[what](row))
  const close = () => setOpen(null)
  const lead = mode === 'national' ? text.countryLead : text.ownLead

  return (
    <>
      <ListScreen
        title={mode === 'national' ? text.country : text.own}
        lead={result.data && say(lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={managedBaseSorts}
        filters={[
          textFilter('keywords', fields.keywords, text.searchBase),
          choiceFilter('status', fields.status, useStatusChoices()),
        ]}
        actions={
          <>
            {aside}
            <SheetButtons
              title={mode === 'national' ? text.country : text.own}
              calls={baseSheet}
              filters={{ ...list.conditions, mode }}
            />
            <AddButton perm={may.baseAdd} onAdd={() => setOpen({ what: 'base', id: null })}>
              {text.addBase}
            </AddButton>
          </>
        }
      >
        {text.noBase}
      </ListScreen>
      <BaseFormDialog
        isOpen={open?.what === 'base'}
        id={open?.what === 'base' ? open.id : null}
        mode={mode}
        onClose={close}
      />
      <OwnBaseFormDialog
        isOpen={open?.what === 'own'}
        id={open?.what === 'own' ? open.id : null}
        onClose={close}
      />
      <MajorFormDialog
        isOpen={open?.what === 'major'}
        open={open?.what === 'major' ? { id: null, baseId: open.baseId } : null}
        onClose={close}
      />
    </>
  )
}
