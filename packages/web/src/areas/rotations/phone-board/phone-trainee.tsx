import { LockFilled, WarningFilled } from '@ant-design/icons'
import type {
  BoardBlock,
  BoardTrainee,
} from '@residency/contract/areas/rotations/plan/board.contract'
import { Button } from 'antd'
import type { CSSProperties } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { boardText } from '../board/board.text.ts'
import type { Table } from '../board-state/use-table.ts'
import { kindsOf } from '../board-state/use-words.ts'

type Props = { table: Table; trainee: BoardTrainee; onOpen: (blockId: number) => void }

/**
 * A trainee's months from top to bottom, each block next to its months; what is not placed comes
 * first.
 */
export function PhoneTrainee({ table, trainee, onOpen }: Props) {
  const text = useText(boardText)
  const { board, blocks, words } = table
  const own = blocks.get(trainee.id) ?? []
  const open = own.filter(({ start }) => start === null)
  const all = Array.from({ length: board.months }, (_, month) => month).filter(
    (month) => month >= trainee.from && month < trainee.until,
  )
  const first = all[0] ?? 0

  return (
    <>
      {trainee.unchosen.length > 0 && (
        <p className="is-unchosen">
          {say(text.unchosen, { names: trainee.unchosen.join(text.comma) })}
        </p>
      )}
      {open.length > 0 && (
        <section className="phone-tray" aria-label={text.openShort}>
          <h3>{say(text.open, { count: open.length })}</h3>
          {open.map((block) => (
            <PhoneBlock key={block.id} table={table} block={block} onOpen={onOpen} />
          ))}
          {table.canEdit && <Button onClick={() => table.fill(trainee.id)}>{text.fill}</Button>}
        </section>
      )}
      <ol className="phone-months">
        {all.map((month) => (
          <li
            key={month}
            className={`phone-month ${month === board.now ? 'is-now' : ''}`}
            style={{ gridRow: month - first + 1 }}
            aria-current={month === board.now ? 'date' : undefined}
          >
            <span className="figures">{words.months.whole(month)}</span>
            {trainee.absent.includes(month) && <small>{text.absent}</small>}
          </li>
        ))}
        {own.map(
          (block) =>
            block.start !== null && (
              <li
                key={block.id}
                className="phone-place"
                style={{ gridRow: rowsOf(block.start, block.months, first) }}
              >
                <PhoneBlock table={table} block={block} onOpen={onOpen} />
              </li>
            ),
        )}
      </ol>
    </>
  )
}

/** The months of a block that are shown: one that began before the plan is cut. */
function rowsOf(start: number, months: number, first: number) {
  const from = Math.max(start, first)
  return `${from - first + 1} / span ${Math.max(1, start + months - from)}`
}

function PhoneBlock({
  table,
  block,
  onOpen,
}: {
  table: Table
  block: BoardBlock
  onOpen: (blockId: number) => void
}) {
  const text = useText(boardText)
  const { words, bad } = table
  const kinds = kindsOf(bad.get(block.id) ?? '')

  const look = [
    'phone-block',
    block.isFact && 'is-fact',
    block.start === null && 'is-open',
    kinds.length > 0 && 'is-bad',
  ]

  return (
    <button
      type="button"
      data-block={block.id}
      className={look.filter(Boolean).join(' ')}
      style={{ '--hue': words.hues.get(block.departmentId) ?? 210 } as CSSProperties}
      onClick={() => onOpen(block.id)}
    >
      <b>{words.department(block.departmentId)}</b>
      <small>
        {block.isLocked && <LockFilled aria-label={text.locked} />}{' '}
        {say(text.months, { count: block.months })}
        {block.stage !== null && ` · ${text.stages[block.stage]}`}
        {block.isFact && ` · ${text.begun}`}
      </small>
      {kinds.length > 0 && (
        <small className="phone-bad">
          <WarningFilled aria-hidden="true" />{' '}
          {kinds.map((kind) => text.kinds[kind]).join(text.comma)}
        </small>
      )}
    </button>
  )
}
