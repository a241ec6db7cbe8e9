import { lazy, Suspense } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { usePhone } from '../../../ui/use-phone.ts'
import { accountsText } from '../accounts.text.ts'
import { useDepartmentOptions } from './user.queries.ts'

const Tree = lazy(() => import('../../../ui/tree.tsx'))

/** The department tree beside a list; the selected one filters the list. Hidden from readers without departments. */
export function DepartmentTree({ value, onChange }: { value: string | undefined; onChange: (deptId: string | undefined) => void }) {
  const text = useText(accountsText)
  const { data, isLoading } = useDepartmentOptions()
  const isPhone = usePhone()
  // Its place is kept while it loads: the list beside it does not move.
  if (isPhone || (!isLoading && !data?.length)) return null
  return (
    <nav className="panel aside-tree" aria-label={text.departments}>
      <button type="button" className="aside-all" aria-pressed={!value} onClick={() => onChange(undefined)}>
        {text.allDepartments}
      </button>
      {data && (
        <Suspense fallback={null}>
          <Tree
            treeData={data as never}
            fieldNames={{ key: 'value', title: 'label', children: 'children' }}
            defaultExpandAll
            blockNode
            selectedKeys={value ? [Number(value)] : []}
            onSelect={(keys) => onChange(keys[0] === undefined ? undefined : String(keys[0]))}
          />
        </Suspense>
      )}
    </nav>
  )
}
