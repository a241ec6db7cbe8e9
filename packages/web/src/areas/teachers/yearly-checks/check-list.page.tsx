import { checkPermissions as may } from '@residency/contract/areas/teachers/yearly-checks/access'
import {
  type CheckRow,
  checkSorts,
} from '@residency/contract/areas/teachers/yearly-checks/check.contract'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toTextChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useTeachingBases } from '../qualification/qualification.queries.ts'
import { type CheckAct, useCheckColumns } from './check.columns.tsx'
import { type CheckListInput, useChecks, useFillCheck } from './check.queries.ts'
import { checkText } from './check.text.ts'
import type { CheckDialogProps, OpenDialog } from './check-dialogs.tsx'

const CheckDialog = lazyDialog<CheckDialogProps>(() =>
  import('./check-dialogs.tsx').then((part) => part.default),
)

/** View key teacher/check/index: the yearly checks of qualifications. */
export default function CheckListPage() {
  const text = useText(checkText)
  const list = useListState('teacher-checks', ['open', 'baseId'])
  const result = useChecks(list.input as CheckListInput)
  const bases = toTextChoices(useTeachingBases().data)
  const fill = useFillCheck()
  const checkDialog = useRowDialog<OpenDialog>()
  const report = ({ added }: { added: number }) =>
    void toast.success(added > 0 ? say(text.filled, { count: added }) : text.nothingToFill)
  const act = (kind: CheckAct, row: CheckRow) =>
    kind === 'fill' ? fill.mutate(row.id, { onSuccess: report }) : checkDialog.open({ kind, row })

  return (
    <>
      <ListScreen<CheckRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={useCheckColumns(act)}
        sorts={checkSorts}
        filters={[
          choiceFilter('open', text.status, [
            { value: '1', label: text.isOpen },
            { value: '0', label: text.isClosed },
          ]),
          choiceFilter('baseId', text.base, bases),
        ]}
        actions={
          <AddButton perm={may.manage} onAdd={() => checkDialog.open({ kind: 'add' })}>
            {text.add}
          </AddButton>
        }
      >
        {text.empty}
      </ListScreen>
      <CheckDialog
        isOpen={checkDialog.isOpen}
        open={checkDialog.opened}
        onClose={checkDialog.close}
      />
    </>
  )
}
