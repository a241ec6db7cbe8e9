import { organisationPermissions as may } from '@residency/contract/areas/organisation/access'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import {
  type TrainingUnitNode,
  trainingUnitSheet,
} from '@residency/contract/areas/organisation/training-units/training-unit.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { countOf } from '../../../screens/trees/tree.rules.ts'
import { useTree } from '../../../screens/trees/use-tree.ts'
import { useRowActs } from '../../../screens/use-row-acts.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { useStatusChoices } from '../../../ui/fields/status-switch.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useChoices } from '../use-choices.ts'
import { type UnitAct, useUnitColumns } from './unit.columns.tsx'
import { type UnitListInput, useDeleteUnit, useSetUnitStatus, useUnits } from './unit.queries.ts'
import { unitText } from './unit.text.ts'
import type { UnitToEdit } from './unit-form.tsx'

const UnitFormDialog = lazyDialog(() =>
  import('./unit-form.tsx').then((part) => part.UnitFormDialog),
)

/** View key base/unit/index: the training units as a tree. */
export default function UnitListPage() {
  const text = useText(unitText)
  const { fields } = useText(organisationWords)
  const choices = useChoices()
  const list = useListState('units', ['keywords', 'kind', 'status'])
  const result = useUnits(list.filters as UnitListInput)
  const tree = useTree(result.data ?? [], Object.keys(list.filters).length > 0)
  const unitForm = useRowDialog<UnitToEdit>()
  const acts = useRowActs({ setStatus: useSetUnitStatus(), remove: useDeleteUnit() }, text)

  const act = (what: UnitAct, row: TrainingUnitNode) => {
    if (what === 'toggle') acts.toggle(row)
    else if (what === 'delete') acts.remove(row)
    else unitForm.open(what === 'edit' ? { id: row.id } : { id: null, above: row })
  }

  const columns = useUnitColumns(act, tree.toggle)

  return (
    <>
      <ListScreen
        title={text.title}
        lead={result.data && say(text.lead, { total: countOf(result.data) })}
        list={list}
        // A tree has no pages: without a total there is no pagination.
        result={{ ...result, data: result.data && { list: tree.rows, total: 0 } }}
        columns={columns}
        filters={[
          textFilter('keywords', fields.keywords, text.searchHint),
          choiceFilter('kind', text.kind, choices.unitKinds),
          choiceFilter('status', fields.status, useStatusChoices()),
        ]}
        actions={
          <>
            <SheetButtons title={text.title} calls={trainingUnitSheet} filters={list.conditions} />
            <AddButton perm={may.unitAdd} onAdd={() => unitForm.open({ id: null, above: null })}>
              {text.add}
            </AddButton>
          </>
        }
      >
        {text.none}
      </ListScreen>
      <UnitFormDialog isOpen={unitForm.isOpen} open={unitForm.opened} onClose={unitForm.close} />
    </>
  )
}
