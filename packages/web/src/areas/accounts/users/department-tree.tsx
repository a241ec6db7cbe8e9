import { useText } from '../../../platform/texts/i18n.ts'
import { AsideTree } from '../../../screens/trees/aside-tree.tsx'
import { accountsText } from '../accounts.text.ts'
import { useDepartmentOptions } from '../department-options.public.ts'

/**
 * The department tree next to a list; the selected one filters the list. Hidden from readers
 * without departments.
 */
export function DepartmentTree({
  value,
  onChange,
}: {
  value: string | undefined
  onChange: (deptId: string | undefined) => void
}) {
  const { departments, allDepartments } = useText(accountsText)
  const { data = [], isLoading } = useDepartmentOptions()
  return (
    <AsideTree
      text={{ label: departments, all: allDepartments }}
      nodes={isLoading ? undefined : data}
      value={value}
      onChange={onChange}
    />
  )
}
