import { organisationPermissions as may } from '@residency/contract/areas/organisation/access'
import {
  firstLevelSheet,
  firstLevelSorts,
} from '@residency/contract/areas/organisation/departments/department-level.contract'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import { usePerm } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { SheetButtons } from '../../../screens/sheets/sheet-buttons.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { useStatusChoices } from '../../../ui/fields/status-switch.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useUnitChoices } from '../training-units/unit.queries.ts'
import { useChoices } from '../use-choices.ts'
import { type FirstLevelListInput, useFirstLevel } from './department.queries.ts'
import type { DepartmentToEdit } from './department-form.tsx'
import { useFirstLevelColumns } from './level.columns.tsx'
import { levelText } from './level.text.ts'
import { useLevelActs } from './use-level-acts.ts'

const DepartmentFormDialog = lazyDialog(() =>
  import('./department-form.tsx').then((part) => part.DepartmentFormDialog),
)

/** View key base/first-department/index: the departments directly below a unit. */
export default function FirstLevelListPage() {
  const text = useText(levelText)
  const { fields } = useText(organisationWords)
  const choices = useChoices()
  const mayAdd = usePerm([may.departmentAdd])
  const list = useListState('first-level', ['keywords', 'unitId', 'kind', 'status'])
  const result = useFirstLevel(list.input as FirstLevelListInput)
  const departmentForm = useRowDialog<DepartmentToEdit>()

  const act = useLevelActs(departmentForm.open)
  const columns = useFirstLevelColumns(act)

  return (
    <>
      <ListScreen
        title={text.first}
        lead={result.data && say(text.firstLead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={firstLevelSorts}
        filters={[
          textFilter('keywords', fields.keywords, text.searchHint),
          choiceFilter('unitId', fields.unitId, useUnitChoices()),
          choiceFilter('kind', fields.kind, choices.kinds),
          choiceFilter('status', fields.status, useStatusChoices()),
        ]}
        actions={
          <>
            <SheetButtons title={text.first} calls={firstLevelSheet} filters={list.conditions} />
            <AddButton
              perm={may.departmentAdd}
              onAdd={() => departmentForm.open({ id: null, parentId: null, level: 1 })}
            >
              {text.addFirst}
            </AddButton>
          </>
        }
      >
        {mayAdd ? text.firstEmpty : text.firstNone}
      </ListScreen>
      <DepartmentFormDialog
        isOpen={departmentForm.isOpen}
        open={departmentForm.opened}
        onClose={departmentForm.close}
      />
    </>
  )
}
