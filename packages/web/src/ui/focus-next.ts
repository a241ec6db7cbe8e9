/** Turns to the next cell (1) or the one before (-1) among those of its list. At either end it is left and turned to again: leaving saves. */
export function focusNext(field: HTMLElement, among: string, step: 1 | -1) {
  const all = [...(field.closest('.list-screen')?.querySelectorAll<HTMLElement>(among) ?? [])]
  const next = all[all.indexOf(field) + step]
  if (!next) field.blur()
  ;(next ?? field).focus()
}
