/**
 * Moves the focus to the next (1) or previous (-1) cell of the list. At either end the cell is
 * blurred and focused again, because blur saves.
 */
export function focusNext(field: HTMLElement, among: string, step: 1 | -1) {
  const all = [...(field.closest('.list-screen')?.querySelectorAll<HTMLElement>(among) ?? [])]
  const next = all[all.indexOf(field) + step]

  if (!next) field.blur()
  ;(next ?? field).focus()
}
