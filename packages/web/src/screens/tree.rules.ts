/** What a tree list needs of a record; `isMatch` false: it only leads to what a search found. */
export type TreeNode<T> = { id: number; children: readonly T[]; isMatch?: boolean }
/** One line of a tree list: the record, and where it stands. */
export type TreeRow<T> = T & { depth: number; isOpen: boolean }
export type TreeChoice = { value: number; label: string; children?: TreeChoice[] }

/** The lines a reader sees: a closed node hides what is below it. */
export function rowsOf<T extends TreeNode<T>>(nodes: readonly T[], isOpen: (node: T, depth: number) => boolean, depth = 0): TreeRow<T>[] {
  return nodes.flatMap((node) => {
    const opened = isOpen(node, depth)
    return [{ ...node, depth, isOpen: opened }, ...(opened ? rowsOf(node.children, isOpen, depth + 1) : [])]
  })
}

/** How many records a tree holds; what only leads to a match is not counted. */
export const countOf = <T extends TreeNode<T>>(nodes: readonly T[]): number =>
  nodes.reduce((sum, node) => sum + (node.isMatch === false ? 0 : 1) + countOf(node.children), 0)

/** The tree as choices of a parent; `isOffered` leaves out a node with everything below it (itself, a kind that holds nothing). */
export const choicesOf = <T extends TreeNode<T>>(
  nodes: readonly T[],
  labelOf: (node: T) => string,
  isOffered: (node: T) => boolean,
): TreeChoice[] =>
  nodes.filter(isOffered).map((node) => {
    const children = choicesOf(node.children, labelOf, isOffered)
    return { value: node.id, label: labelOf(node), ...(children.length ? { children } : {}) }
  })
