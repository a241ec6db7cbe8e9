import { useText } from '../../../platform/texts/i18n.ts'
import { type AsideNode, AsideTree } from '../../../screens/trees/aside-tree.tsx'
import { useCategories } from '../bank/bank.queries.ts'
import { bankText } from '../bank/bank.text.ts'
import { banksOf, countOf, treeOf } from './category.rules.ts'

type Props = { value: string | undefined; onChange: (id: string | undefined) => void }

/**
 * Categories next to the list; the selected one filters it, with those below. On a phone the filter
 * does.
 */
export function CategoryTree({ value, onChange }: Props) {
  const text = useText(bankText)
  const { data, isLoading } = useCategories()
  const banks = data ? banksOf(data.list, text.hospital) : []

  const nodes = banks.flatMap(({ baseId, name, list }): AsideNode[] => {
    const own = treeOf(list, (category) => `${category.name} (${countOf(list, category)})`)
    return banks.length === 1
      ? own
      : [{ value: `bank${baseId ?? 0}`, label: name, selectable: false, children: own }]
  })

  return (
    <AsideTree
      text={{ label: text.category, all: text.all }}
      nodes={isLoading ? undefined : nodes}
      value={value}
      onChange={onChange}
    />
  )
}
