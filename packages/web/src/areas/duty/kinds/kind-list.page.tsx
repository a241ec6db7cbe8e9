import { shiftKindPermissions as may } from '@residency/contract/areas/duty/kinds/access'
import type { ShiftKind } from '@residency/contract/areas/duty/kinds/kind.contract'
import { shiftKindWords } from '@residency/contract/areas/duty/kinds/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { choiceFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toTextChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useKindColumns } from './kind.columns.tsx'
import { type KindListInput, useDeleteShiftKind, useShiftKinds } from './kind.queries.ts'
import { kindText } from './kind.text.ts'
import type { KindFormProps } from './kind-form.tsx'

const KindForm = lazyDialog<KindFormProps>(() =>
  import('./kind-form.tsx').then((part) => part.default),
)

/** View key duty/kind/index: the kinds of shifts of the reader's departments. */
export default function KindListPage() {
  const text = useText(kindText)
  const { fields } = useText(shiftKindWords)
  const list = useListState('shift-kinds', ['departmentId'])
  const result = useShiftKinds({ departmentId: list.input.departmentId } as KindListInput)
  const remove = useDeleteShiftKind()
  const kindForm = useRowDialog<ShiftKind>()
  const { list: kinds = [], departments = [] } = result.data ?? {}
  const department = choiceFilter('departmentId', fields.departmentId, toTextChoices(departments))

  const columns = useKindColumns({
    edit: kindForm.open,
    delete: ({ id, version, name }) =>
      void askToDelete(text, { name }, () => remove.mutateAsync({ id, version })),
  })

  return (
    <>
      <ListScreen<ShiftKind>
        title={text.title}
        lead={text.lead}
        list={list}
        result={{ ...result, data: result.data && { list: kinds, total: kinds.length } }}
        columns={columns}
        filters={departments.length > 1 ? [department] : []}
        actions={
          departments.length > 0 && (
            <AddButton perm={may.edit} onAdd={kindForm.add}>
              {text.add}
            </AddButton>
          )
        }
      >
        {departments.length > 0 ? text.none : text.notYours}
      </ListScreen>
      <KindForm
        isOpen={kindForm.isOpen}
        kind={kindForm.opened}
        departments={departments}
        onClose={kindForm.close}
      />
    </>
  )
}
