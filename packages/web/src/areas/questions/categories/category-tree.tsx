import { lazy, Suspense } from 'react'
import { useText } from '../../../platform/i18n.ts'
import { usePhone } from '../../../ui/use-phone.ts'
import { useCategories } from '../bank/bank.queries.ts'
import { bankText } from '../bank/bank.text.ts'
import { banksOf, countOf, treeOf } from './category.rules.ts'

const Tree = lazy(() => import('../../../ui/tree.tsx'))
type Props = { value: string | undefined; onChange: (id: string | undefined) => void }
/** Categories beside the list; the selected one filters it, with those below. On a phone the filter does. */
export function CategoryTree({ value, onChange }: Props) {
  const text = useText(bankText)
  const { data, isLoading } = useCategories()
  const isPhone = usePhone()
  if (isPhone || (!isLoading && !data?.list.length)) return null
  const banks = data ? banksOf(data.list, text.hospital) : []
  const nodes: object[] = banks.flatMap(({ baseId, name, list }): object[] => {
    const own = treeOf(list, (one) => `${one.name} (${countOf(list, one)})`)
    return banks.length === 1 ? own : [{ value: `bank${baseId ?? 0}`, label: name, selectable: false, children: own }]
  })
  return (
    <nav className="panel aside-tree" aria-label={text.category}>
      <button type="button" className="aside-all" aria-pressed={!value} onClick={() => onChange(undefined)}>
        {text.all}
      </button>
      {data && (
        <Suspense fallback={null}>
          <Tree
            treeData={nodes as never}
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
