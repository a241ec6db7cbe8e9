/** What a tree list needs of a record; `isMatch` false: only an ancestor of a search match. */
export type TreeNode<T> = { id: number; children: readonly T[]; isMatch?: boolean }

/** One row of a tree list: the record and its position. */
export type TreeRow<T> = T & { depth: number; isOpen: boolean }
export type TreeChoice = { value: number; label: string; children?: TreeChoice[] }

/** The visible rows: a collapsed node hides its descendants. */
export function rowsOf<T extends TreeNode<T>>(
  nodes: readonly T[],
  isOpen: (node: T, depth: number) => boolean,
  depth = 0,
): TreeRow<T>[] {
  return nodes.flatMap((node) => {
    const opened = isOpen(node, depth)
    return [
      { ...node, depth, isOpen: opened },
      ...(opened ? rowsOf(node.children, isOpen, depth + 1) : []),
    ]
  })
}

/** The number of records in a tree, without mere ancestors of matches. */
export const countOf = <T extends TreeNode<T>>(nodes: readonly T[]): number =>
  nodes.reduce((sum, node) => sum + (node.isMatch === false ? 0 : 1) + countOf(node.children), 0)

/** The tree as options for a parent; `isOffered` false leaves out a node with its descendants. */
export const choicesOf = <T extends TreeNode<T>>(
  nodes: readonly T[],
  labelOf: (node: T) => string,
  isOffered: (node: T) => boolean,
): TreeChoice[] =>
  nodes.filter(isOffered).map((node) => {
    const children = choicesOf(node.children, labelOf, isOffered)
    return { value: node.id, label: labelOf(node), ...(children.length ? { children } : {}) }
  })
