import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { byKey } from '../../../ui/key-press.ts'
import { applicantText } from '../applicant.text.ts'

type ChoiceRowProps = {
  rank: number
  isLast: boolean
  name: string
  quota: number | undefined
  warnings: ReactNode
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/**
 * A choice with its rank. Alt and an arrow key move it while one of its buttons has focus; the
 * focus follows.
 */
export function ChoiceRow({
  rank,
  isLast,
  name,
  quota,
  warnings,
  onMove,
  onRemove,
}: ChoiceRowProps) {
  const text = useText(applicantText)
  const row = useRef<HTMLLIElement>(null)
  const focused = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new rank is what may have taken the focus away
  useLayoutEffect(() => {
    if (!focused.current || row.current?.contains(document.activeElement)) return
    row.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  }, [rank])

  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return

    event.preventDefault()
    if (event.key === 'ArrowUp' ? rank > 1 : !isLast)
      act(() => onMove(event.key === 'ArrowUp' ? -1 : 1))
  }

  const act = (move: () => void) => {
    focused.current = true
    move()
  }

  return (
    <li
      ref={row}
      onKeyDown={byKey(press)}
      onBlur={(event) => {
        if (event.relatedTarget) focused.current = false
      }}
    >
      <span className="choice-rank">{rank}</span>
      <span className="choice-name">
        <strong>{name}</strong>
        <small>
          <span>{say(text.choiceNth, { n: rank })}</span>
          {quota !== undefined && ` · ${say(text.choiceQuota, { quota })}`}
        </small>
        {warnings}
      </span>
      <IconButton
        label={say(text.choiceUp, { name })}
        icon={<ArrowUpOutlined />}
        disabled={rank === 1}
        onClick={() => act(() => onMove(-1))}
      />
      <IconButton
        label={say(text.choiceDown, { name })}
        icon={<ArrowDownOutlined />}
        disabled={isLast}
        onClick={() => act(() => onMove(1))}
      />
      <IconButton
        label={say(text.choiceRemove, { name })}
        icon={<DeleteOutlined />}
        onClick={onRemove}
      />
    </li>
  )
}
