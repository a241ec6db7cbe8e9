import { organisationPermissions as may } from '@residency/contract/areas/organisation/access'
import {
  secondLevelSheet,
  secondLevelSorts,
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
import { toTextChoices } from '../../../ui/choices/choices.ts'
import { useStatusChoices } from '../../../ui/fields/status-switch.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useUnitChoices } from '../training-units/unit.queries.ts'
import { useChoices } from '../use-choices.ts'
import { type LevelListInput, useFirstLevelOptions, useSecondLevel } from './department.queries.ts'
import type { DepartmentToEdit } from './department-form.tsx'
import { useSecondLevelColumns } from './level.columns.tsx'
import { levelText } from './level.text.ts'
import { useLevelActs } from './use-level-acts.ts'

const DepartmentFormDialog = lazyDialog(() =>
  import('./department-form.tsx').then((part) => part.DepartmentFormDialog),
)

/** View key base/second-department/index: rotation departments and their capacity. */
export default function SecondLevelListPage() {
  const text = useText(levelText)
  const { fields } = useText(organisationWords)
  const choices = useChoices()

  const list = useListState('second-level', [
    'keywords',
    'parentId',
    'takes',
    'unitId',
    'kind',
    'status',
  ])

  const result = useSecondLevel(list.input as LevelListInput)
  const parents = toTextChoices(useFirstLevelOptions().data)
  const departmentForm = useRowDialog<DepartmentToEdit>()

  const act = useLevelActs(departmentForm.open)
  const columns = useSecondLevelColumns(act, result.data?.list ?? [])

  const lead = usePerm([may.capacityEdit, may.departmentEdit])
    ? text.secondLead
    : text.secondLeadRead

  return (
    <>
      <ListScreen
        title={text.second}
        lead={result.data && say(lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={secondLevelSorts}
        filters={[
          textFilter('keywords', fields.keywords, text.searchHint),
          choiceFilter('parentId', text.parent, parents),
          choiceFilter('takes', fields.takes, choices.yesNo),
          choiceFilter('unitId', fields.unitId, useUnitChoices()),
          choiceFilter('kind', fields.kind, choices.kinds),
          choiceFilter('status', fields.status, useStatusChoices()),
        ]}
        actions={
          <>
            <SheetButtons title={text.second} calls={secondLevelSheet} filters={list.conditions} />
            <AddButton
              perm={may.departmentAdd}
              onAdd={() =>
                departmentForm.open({
                  id: null,
                  parentId: Number(list.filters.parentId) || null,
                  level: 2,
                })
              }
            >
              {text.addSecond}
            </AddButton>
          </>
        }
      >
        {text.secondEmpty}
      </ListScreen>
      <DepartmentFormDialog
        isOpen={departmentForm.isOpen}
        open={departmentForm.opened}
        onClose={departmentForm.close}
      />
    </>
  )
}
