import { useState } from 'react'
import { rowsOf, type TreeNode, type TreeRow } from './tree.rules.ts'

type Base = 'first' | 'all' | 'none'

export type TreeView<T> = {
  rows: TreeRow<T>[]
  isAllOpen: boolean
  toggle: (id: number) => void
  toggleAll: () => void
}

/** The open nodes of a tree: the first level at the start, all nodes during a search. */
export function useTree<T extends TreeNode<T>>(
  nodes: readonly T[],
  isSearching: boolean,
): TreeView<T> {
  const [base, setBase] = useState<Base>('first')
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  const isOpen = ({ id }: T, depth: number) =>
    (isSearching || base === 'all' || (base === 'first' && depth === 0)) !== turned.has(id)
  const toggle = (id: number) =>
    setTurned((ids) => new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]))

  const toggleAll = () => {
    setBase(base === 'all' ? 'none' : 'all')
    setTurned(new Set())
  }

  return { rows: rowsOf(nodes, isOpen), isAllOpen: base === 'all', toggle, toggleAll }
}
