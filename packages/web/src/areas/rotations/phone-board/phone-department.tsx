import { WarningFilled } from '@ant-design/icons'
import { useMemo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { boardText } from '../board/board.text.ts'
import { departmentRows, heatOf, isOver } from '../board-state/load.rules.ts'
import type { Table } from '../board-state/use-table.ts'

type Props = { table: Table; departmentId: number; onOpen: (blockId: number) => void }

/** A department's months from top to bottom: how many of how many seats, and who. */
export function PhoneDepartment({ table, departmentId, onOpen }: Props) {
  const text = useText(boardText)
  const { visibleBoard, words } = table
  const rows = useMemo(() => departmentRows(visibleBoard), [visibleBoard])
  const blocks = useMemo(
    () => new Map(visibleBoard.blocks.map((block) => [block.id, block])),
    [visibleBoard],
  )
  const row = rows.find(({ department }) => department.id === departmentId)
  if (!row) return null

  return (
    <ol className="phone-loads">
      {row.loads.map((load, month) => (
        <li
          key={words.months.whole(month)}
          data-month={month}
          tabIndex={-1}
          aria-current={month === visibleBoard.now ? 'date' : undefined}
          className={month === visibleBoard.now ? 'is-now' : undefined}
        >
          <div className="phone-load-head">
            <span className="figures">{words.months.whole(month)}</span>
            <span className={`load is-heat-${heatOf(load)} figures`}>
              {isOver(load) && <WarningFilled aria-hidden="true" />}{' '}
              {say(text.here, { here: load.here, seats: load.seats })}
              {isOver(load) && ` · ${say(text.overBy, { count: load.here - load.seats })}`}
            </span>
          </div>
          <p>
            {load.blockIds.map((id) => (
              <button key={id} type="button" className="link-button" onClick={() => onOpen(id)}>
                {words.person(blocks.get(id)?.traineeId ?? null)}
              </button>
            ))}
            {load.others > 0 && (
              <small className="soft">{say(text.others, { count: load.others })}</small>
            )}
            {load.here === 0 && <small className="soft">{text.nobody}</small>}
          </p>
        </li>
      ))}
    </ol>
  )
}
