import { LockFilled, WarningFilled } from '@ant-design/icons'
import type { BoardBlock } from '@residency/contract/areas/rotations/plan/board.contract'
import type { CSSProperties } from 'react'
import type { Words } from '../board-state/use-words.ts'

type Props = {
  block: BoardBlock

  /** Month at which it is shown: its own, or its place in the tray. */
  at: number
  words: Words
  monthWidth: number

  /** Kinds of its conflicts, as `stage capacity`. */
  kinds: string
  isFocus: boolean
  isDragged: boolean
  isDim: boolean
}

const CHARACTER = 12.5
const MARGIN = 12
const MARK = 15

/**
 * A block as a bar over its months: colour and name of the department, stage, lock and conflict as
 * marks.
 */
export function BlockBar({
  block,
  at,
  words,
  monthWidth,
  kinds,
  isFocus,
  isDragged,
  isDim,
}: Props) {
  const name = words.department(block.departmentId)
  const marks = (block.isLocked ? MARK : 0) + (kinds ? MARK : 0)
  const hasRoom =
    block.months * monthWidth - MARGIN - marks >=
    [...name].reduce((sum, one) => sum + (one < '\u{2000}' ? 7 : CHARACTER), 0)
  const isOnlyFull = kinds === 'capacity'
  const label = words.bar(block, kinds)

  const look = [
    'bar',
    block.start === null && 'is-open',
    block.isFact && 'is-fact',
    block.stage === 2 && 'is-second',
    block.stage === 1 && 'is-first',
    kinds && (isOnlyFull ? 'is-over' : 'is-bad'),
    isDragged && 'is-held',
    isDim && 'is-dim',
  ]

  return (
    <div
      role="gridcell"
      data-block={block.id}
      tabIndex={isFocus ? 0 : -1}
      className={look.filter(Boolean).join(' ')}
      style={
        {
          '--hue': words.hues.get(block.departmentId) ?? 210,
          '--at': at,
          '--span': block.months,
        } as CSSProperties
      }
      aria-label={label}
      aria-colindex={2 + Math.max(0, block.start ?? 0)}
      title={label}
    >
      {kinds && <WarningFilled aria-hidden="true" className="bar-bad" />}
      <span aria-hidden="true">{hasRoom ? name : words.short.get(block.departmentId)}</span>
      {block.isLocked && <LockFilled aria-hidden="true" className="bar-lock" />}
    </div>
  )
}
