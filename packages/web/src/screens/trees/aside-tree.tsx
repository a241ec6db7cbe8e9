import { lazy, Suspense, useDeferredValue } from 'react'
import { usePhone } from '../../ui/use-phone.ts'

const Tree = lazy(() => import('../../ui/tree.tsx'))

export type AsideNode = {
  value: string | number
  label: string
  selectable?: boolean
  children?: AsideNode[]
}

type Props = {
  /** What the tree holds, and the button that chooses all of it. */
  text: { label: string; all: string }

  /**
   * Undefined while they are loaded; the place of the tree is there all the same, so that the list
   * next to it does not move.
   */
  nodes: AsideNode[] | undefined
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/**
 * A tree next to a list; the chosen node filters the list. Absent without nodes, and on a phone,
 * where a filter does the same.
 */
export function AsideTree({ text, nodes, value, onChange }: Props) {
  const isPhone = usePhone()
  // The rows of the list are drawn first: a tree of a hundred departments takes as long as they do.
  const drawn = useDeferredValue(nodes, undefined)
  if (isPhone || nodes?.length === 0) return null

  return (
    <nav className="panel aside-tree" aria-label={text.label}>
      <button
        type="button"
        className="aside-all"
        aria-pressed={!value}
        onClick={() => onChange(undefined)}
      >
        {text.all}
      </button>
      {drawn && (
        <Suspense fallback={null}>
          <Tree
            treeData={drawn}
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
