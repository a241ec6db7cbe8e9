import { byKey } from '../key-press.ts'
import { moveBetweenRows } from './row-keys.ts'

/** Says at the box around a frame on which sides of it more is hidden, for a shadow there. */
function showEdges(frame: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth, parentElement: box } = frame
  const actions = frame.querySelector<HTMLElement>('th.cell-actions')

  box?.classList.toggle('has-left', scrollLeft > 1)
  box?.classList.toggle('has-right', scrollWidth - clientWidth - scrollLeft > 1)
  box?.style.setProperty('--actions-width', `${actions?.offsetWidth ?? 0}px`)
}

/**
 * What helps in a wide table and need not be there at once. It ends with the frame: nothing else
 * knows of it.
 */
export function addTableAids(frame: HTMLElement) {
  const look = () => showEdges(frame)
  const sizes = new ResizeObserver(look)

  look()

  for (const part of [frame, ...frame.children]) sizes.observe(part)
  frame.addEventListener('scroll', look, { passive: true })
  frame.onkeydown = byKey((press: KeyboardEvent) => moveBetweenRows(frame, press))
}
