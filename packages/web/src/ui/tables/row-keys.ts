/** The arrow keys are for what is typed or chosen here. */
const OWN_ARROWS =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox]'
const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled)'

/** The row that a key leads to; null: the key is not for rows. */
function nextRow(key: string, rows: readonly HTMLElement[], current: HTMLElement | null) {
  const at = current ? rows.indexOf(current) : -1

  if (key === 'ArrowDown') return rows[Math.min(at + 1, rows.length - 1)]
  if (key === 'ArrowUp') return at < 0 ? null : rows[Math.max(at - 1, 0)]

  return null
}

/** What is focused in a row: the same control of the same column, else the first one. */
function findTarget(row: HTMLElement, from: Element) {
  const cell = from.closest('td')
  const same = cell ? row.children[[...cell.parentElement!.children].indexOf(cell)] : null

  return (
    same?.querySelector<HTMLElement>(CONTROLS) ?? row.querySelector<HTMLElement>(CONTROLS) ?? row
  )
}

/**
 * Arrow down and up go from row to row of the table in which the key is pressed, and stay in the
 * column. A row without a control is focused itself.
 */
export function moveBetweenRows(frame: HTMLElement, event: KeyboardEvent) {
  const { target, key } = event
  const isMeant = target instanceof Element && frame.contains(target) && !target.closest(OWN_ARROWS)
  const isCombined = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
  if (!isMeant || isCombined || event.defaultPrevented) return

  const rows = [...frame.querySelectorAll<HTMLElement>('tbody > tr')]
  const row = nextRow(key, rows, target.closest<HTMLElement>('tbody > tr'))
  if (!row) return

  event.preventDefault()

  const control = findTarget(row, target)
  if (control === row) row.tabIndex = -1
  control.focus()
}
