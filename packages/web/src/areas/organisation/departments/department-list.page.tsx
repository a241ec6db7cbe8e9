import { organisationPermissions as may } from '@residency/contract/areas/organisation/access'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { AddButton } from '../../../screens/add-button.tsx'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { countOf } from '../../../screens/trees/tree.rules.ts'
import { useTree } from '../../../screens/trees/use-tree.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { useStatusChoices } from '../../../ui/fields/status-switch.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { TreeToggle } from '../../../ui/tables/tree-cell.tsx'
import { useDepartmentColumns } from './department.columns.tsx'
import { type DepartmentListInput, useDepartments } from './department.queries.ts'
import { departmentText } from './department.text.ts'
import type { DepartmentToEdit } from './department-form.tsx'
import { useDepartmentActs } from './use-department-acts.ts'

const DepartmentFormDialog = lazyDialog(() =>
  import('./department-form.tsx').then((part) => part.DepartmentFormDialog),
)

const DepartmentArranger = lazy(() => import('./department-arranger.tsx'))

/**
 * View key system/dept/index: the departments in the reader's scope as a tree, which can be
 * reordered.
 */
export default function DepartmentListPage() {
  const text = useText(departmentText)
  const { fields } = useText(organisationWords)
  const list = useListState('departments', ['keywords', 'status'])
  const [isArranging, setArranging] = useState(false)
  const result = useDepartments(isArranging ? {} : (list.filters as DepartmentListInput))
  const tree = useTree(result.data ?? [], Object.keys(list.filters).length > 0)
  const departmentForm = useRowDialog<DepartmentToEdit>()
  const states = useStatusChoices()
  const columns = useDepartmentColumns(useDepartmentActs(departmentForm.open), tree.toggle)
  if (isArranging && result.data)
    return (
      <Suspense fallback={null}>
        <DepartmentArranger nodes={result.data} onDone={() => setArranging(false)} />
      </Suspense>
    )

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
          choiceFilter('status', fields.status, states),
        ]}
        actions={
          <>
            <TreeToggle isAllOpen={tree.isAllOpen} onToggle={tree.toggleAll} />
            <Can perm={[may.departmentEdit]}>
              <Button onClick={() => setArranging(true)}>{text.arrange}</Button>
            </Can>
            <AddButton
              perm={may.departmentAdd}
              onAdd={() => departmentForm.open({ id: null, parentId: result.data?.[0]?.id ?? 0 })}
            >
              {text.add}
            </AddButton>
          </>
        }
      >
        {text.none}
      </ListScreen>
      <DepartmentFormDialog
        isOpen={departmentForm.isOpen}
        open={departmentForm.opened}
        onClose={departmentForm.close}
      />
    </>
  )
}
