import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type Anchor, Floating } from './floating.tsx'
import { byKey } from './key-press.ts'

type PopItem =
  | { key: string; label: ReactNode; icon?: ReactNode; danger?: boolean; disabled?: boolean }
  | 'line'

type Trigger = ReactElement<{
  onClick?: (event: MouseEvent<HTMLElement>) => void
  onContextMenu?: (event: MouseEvent<HTMLElement>) => void
}>

type PopMenuProps = {
  items: readonly PopItem[]
  onChoose: (key: string) => void

  /** Opens on right click, at the pointer. */
  isContext?: boolean
  align?: 'start' | 'end'

  /** The button that opens it. */
  children: Trigger
}

type MenuState = { anchor: Anchor; by: HTMLElement; isByKey: boolean }

/** A menu of a button. Arrows, Home and End move in it; Escape returns the focus to the button. */
export function PopMenu({
  items,
  onChoose,
  isContext = false,
  align = 'start',
  children,
}: PopMenuProps) {
  const [open, setOpen] = useState<MenuState | null>(null)

  const close = (isFocusBack: boolean) => {
    // The entry unmounts with its menu: a dialog that closes later returns the focus to the button.
    if (isFocusBack) open?.by.focus()
    setOpen(null)
  }

  const turn = (event: MouseEvent<HTMLElement>) => {
    const by = event.currentTarget
    if (isContext) event.preventDefault()
    if (open && !isContext) return close(false)

    setOpen({
      anchor: isContext ? { x: event.clientX, y: event.clientY } : by,
      by,
      isByKey: event.detail === 0,
    })
  }

  const trigger = isContext
    ? cloneElement(children, { onContextMenu: turn })
    : cloneElement(children, {
        onClick: turn,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== null,
      } as object)

  return (
    <>
      {trigger}
      {open && (
        <Floating
          anchor={open.anchor}
          align={align}
          onLeave={() => close(open.isByKey)}
          className="pop-menu"
        >
          <Entries
            items={items}
            isByKey={open.isByKey}
            onLeave={() => close(true)}
            onChoose={(key) => {
              close(true)
              onChoose(key)
            }}
          />
        </Floating>
      )}
    </>
  )
}

type EntriesProps = {
  items: readonly PopItem[]
  isByKey: boolean
  onLeave: () => void
  onChoose: (key: string) => void
}

function Entries({ items, isByKey, onLeave, onChoose }: EntriesProps) {
  const list = useRef<HTMLUListElement>(null)

  const entries = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])') ??
      []),
  ]

  useEffect(() => {
    const first = list.current?.querySelector<HTMLElement>(
      '[role=menuitem]:not([aria-disabled=true])',
    )
    ;(isByKey ? first : list.current)?.focus({ preventScroll: true })
  }, [isByKey])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation() // The key must not reach the handlers around the button.

    const all = entries()
    const index = all.indexOf(document.activeElement as HTMLElement)

    const to = {
      ArrowDown: all[(index + 1) % all.length],
      ArrowUp: all.at(index < 1 ? -1 : index - 1),
      Home: all[0],
      End: all.at(-1),
    }[event.key]

    if (to) to.focus()
    else if (event.key === 'Enter' || event.key === ' ') all[index]?.click()
    else if (event.key === 'Tab') onLeave()
    else return

    if (event.key !== 'Tab') event.preventDefault()
  }

  return (
    <ul role="menu" ref={list} tabIndex={-1} onKeyDown={byKey(onKeyDown)}>
      {items.map((item, i) =>
        item === 'line' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else it could be known by
          <li key={i} role="separator" />
        ) : (
          <li
            key={item.key}
            role="menuitem"
            tabIndex={-1}
            aria-disabled={item.disabled || undefined}
            className={item.danger ? 'is-danger' : undefined}
            onClick={(event) => {
              event.stopPropagation()
              if (!item.disabled) onChoose(item.key)
            }}
          >
            {item.icon}
            {item.label}
          </li>
        ),
      )}
    </ul>
  )
}
