import type {
  BoardBlock,
  BoardTrainee,
} from '@residency/contract/areas/rotations/plan/board.contract'
import { type CSSProperties, memo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { isPlaced } from '../board-state/moves.rules.ts'
import { ROW, trayOf } from '../board-state/rows.rules.ts'
import type { DraggedBlock } from '../board-state/use-table.ts'
import type { Words } from '../board-state/use-words.ts'
import { BlockBar } from './block-bar.tsx'
import { boardText } from './board.text.ts'

export type TraineeRowProps = {
  trainee: BoardTrainee
  blocks: readonly BoardBlock[]

  /**
   * Conflicts of each block in their order, joined with a bar: a text, so that an unchanged row is
   * not drawn again.
   */
  marks: string
  top: number
  height: number
  index: number
  months: number
  monthWidth: number
  words: Words
  focusId: number | null
  dragged: DraggedBlock | null

  /** What would happen now if the dragged block were dropped. */
  dropText: string

  /** Other departments are dimmed. */
  departmentId: number | null

  /** The head of the board is right above it: words are below. */
  isUppermost: boolean
}

/**
 * A trainee's row: the months of the training, absences, blocks, and below them what is not placed.
 */
export const TraineeRow = memo(function TraineeRow(props: TraineeRowProps) {
  const {
    trainee,
    blocks,
    marks,
    top,
    height,
    index,
    words,
    focusId,
    dragged,
    monthWidth,
    departmentId,
  } = props

  const text = useText(boardText)
  const kinds = marks.split('|')
  const places = new Map(trayOf(blocks).map(({ block, at }) => [block.id, at]))
  const draggedBlock = dragged && blocks.find(({ id }) => id === dragged.blockId)

  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={`board-row ${draggedBlock ? 'has-held' : ''}`}
      style={{ top, height }}
      data-row={trainee.id}
    >
      <TraineeName trainee={trainee} openCount={places.size} />
      <Ground trainee={trainee} months={props.months} />
      {height > ROW && <i className="tray" aria-hidden="true" />}
      {draggedBlock && height === ROW && (
        <i className="tray is-target" style={{ top: ROW }} aria-hidden="true">
          {text.dropHere}
        </i>
      )}
      {blocks.map((block, index) => (
        <BlockBar
          key={block.id}
          block={block}
          at={block.start ?? places.get(block.id) ?? 0}
          words={words}
          monthWidth={monthWidth}
          kinds={kinds[index] ?? ''}
          isFocus={focusId === block.id}
          isDragged={dragged?.blockId === block.id}
          isDim={departmentId !== null && block.departmentId !== departmentId}
        />
      ))}
      {draggedBlock && (
        <div
          className={`swap-words ${props.isUppermost ? 'is-below' : ''}`}
          aria-hidden="true"
          style={{ '--at': isPlaced(draggedBlock) ? draggedBlock.start : 0 } as CSSProperties}
        >
          {props.dropText}
        </div>
      )}
    </div>
  )
})

function TraineeName({ trainee, openCount }: { trainee: BoardTrainee; openCount: number }) {
  const text = useText(boardText)

  const unchosen =
    trainee.unchosen.length > 0
      ? say(text.unchosen, { names: trainee.unchosen.join(text.comma) })
      : null

  const open = unchosen ?? (openCount > 0 ? say(text.open, { count: openCount }) : null)

  return (
    <div
      role="rowheader"
      className="board-name"
      aria-colindex={1}
      title={[trainee.name, trainee.number, open].filter(Boolean).join('\n')}
    >
      <span>{trainee.name}</span>
      {open ? (
        <small className="is-unchosen">{open}</small>
      ) : (
        <small className="figures">{trainee.number}</small>
      )}
    </div>
  )
}

/** Months outside the training and absences. */
function Ground({ trainee, months }: { trainee: BoardTrainee; months: number }) {
  const text = useText(boardText)
  const from = Math.max(0, Math.min(months, trainee.from))
  const until = Math.max(0, Math.min(months, trainee.until))
  const place = (at: number, span: number) => ({ '--at': at, '--span': span }) as CSSProperties

  return (
    <>
      {from > 0 && <i className="outside" style={place(0, from)} aria-hidden="true" />}
      {until < months && (
        <i className="outside" style={place(until, months - until)} aria-hidden="true" />
      )}
      {trainee.absent.map((month) => (
        <i
          key={month}
          className="absent"
          style={place(month, 1)}
          title={text.absent}
          aria-hidden="true"
        >
          <span>{text.absentMark}</span>
        </i>
      ))}
    </>
  )
}
