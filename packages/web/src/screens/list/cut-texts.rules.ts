/** Whether something in a cell is wider than the place it has. */
const isCut = (cell: HTMLElement) =>
  [cell, ...cell.querySelectorAll('*')].some(
    (element) =>
      element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'hidden',
  )

/**
 * The words of a cell in their order, one part per line or element; the initials in a picture are
 * not words.
 */
export function cellText(cell: HTMLElement): string {
  const parts = new Map<Element, string>()
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  let last: Element | null = null

  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (!parent || parent.closest('.picture, [aria-hidden=true]')) continue

    const part = parent.closest('.cell-lines > *') ?? parent

    parts.set(
      part,
      `${parts.get(part) ?? ''}${last === parent ? '' : ' '}${walker.currentNode.textContent}`,
    )

    last = parent
  }

  return [...parts.values()]
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ')
}

/** The whole text of a cell of which the row shows a part only; otherwise null. */
export const cutText = (cell: HTMLElement) => (isCut(cell) && cellText(cell)) || null
