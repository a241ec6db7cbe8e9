import { type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { MENU_ICONS } from '../../../ui/icons/menu-icons.tsx'
import { byKey } from '../../../ui/key-press.ts'
import { menuText } from './menu.text.ts'

const NAMES = Object.keys(MENU_ICONS).sort()
type Props = { words: string; value: string | null; onChoose: (name: string) => void }

/** The matching icons; one tab stop, arrows move inside. */
export default function MenuIconGrid({ words, value, onChoose }: Props) {
  const text = useText(menuText)
  const grid = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<string | null>(value)
  const sought = words.trim().toLowerCase()
  const names = NAMES.filter((name) => name.includes(sought))
  const stop = names.includes(at ?? '') ? at : names[0]

  const move = (event: KeyboardEvent) => {
    const columns = getComputedStyle(grid.current!).gridTemplateColumns.split(' ').length

    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columns,
      ArrowUp: -columns,
    }

    const step = steps[event.key]
    if (!step) return

    event.preventDefault()

    const next = names[names.indexOf(stop ?? '') + step]
    if (!next) return

    setAt(next)
    grid.current?.querySelector<HTMLElement>(`[data-icon="${next}"]`)?.focus()
  }

  if (names.length === 0) return <p className="soft">{text.iconNone}</p>

  return (
    <div
      ref={grid}
      className="icon-grid"
      role="group"
      aria-label={text.icons}
      onKeyDown={byKey(move)}
    >
      {names.map((name) => {
        const Icon = MENU_ICONS[name]!
        return (
          <button
            key={name}
            type="button"
            data-icon={name}
            tabIndex={name === stop ? 0 : -1}
            aria-label={name}
            aria-pressed={name === value}
            title={name}
            onClick={() => onChoose(name)}
          >
            <Icon />
          </button>
        )
      })}
    </div>
  )
}
