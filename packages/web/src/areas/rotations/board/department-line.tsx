import { WarningFilled } from '@ant-design/icons'
import type { CSSProperties } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { byKey } from '../../../ui/key-press.ts'
import { type DepartmentRow, heatOf, isOver } from '../board-state/load.rules.ts'
import type { Words } from '../board-state/use-words.ts'
import { boardText } from './board.text.ts'

type Props = {
  row: DepartmentRow
  top: number
  index: number
  words: Words
  focusMonth: number | null
  onOpen: (month: number, anchor: HTMLElement) => void
}

/** A department's months: here and seats, the fuller the darker, over with by how much. */
export function DepartmentLine({ row, top, index, words, focusMonth, onOpen }: Props) {
  const text = useText(boardText)
  const { department, loads, most, height } = row
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="board-row is-department"
      style={{ top, height }}
    >
      <div role="rowheader" aria-colindex={1} className="board-name" title={department.name}>
        <span>
          <i
            className="swatch"
            style={{ '--hue': words.hues.get(department.id) } as CSSProperties}
            aria-hidden="true"
          />
          {department.name}
        </span>
        <small className="figures">{say(text.most, { count: most })}</small>
      </div>
      {loads.map((load, month) => {
        const isFull = isOver(load)

        const name = say(text.loadOf, {
          department: department.name,
          month: words.months.whole(month),
          here: load.here,
          seats: load.seats,
        })

        const over = isFull ? say(text.overBy, { count: load.here - load.seats }) : ''

        return (
          <div
            key={words.months.whole(month)}
            role="gridcell"
            data-cell={`${department.id}.${month}`}
            tabIndex={focusMonth === month ? 0 : -1}
            aria-colindex={month + 2}
            aria-label={[name, over].filter(Boolean).join(', ')}
            title={[name, over].filter(Boolean).join('\n')}
            className={`load is-heat-${heatOf(load)} figures`}
            style={{ '--at': month } as CSSProperties}
            onClick={({ currentTarget }) => onOpen(month, currentTarget)}
            onKeyDown={byKey((event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return

              event.preventDefault()
              onOpen(month, event.currentTarget)
            })}
          >
            {isFull ? (
              <>
                <WarningFilled aria-hidden="true" />
                <span aria-hidden="true">+{load.here - load.seats}</span>
              </>
            ) : (
              <span aria-hidden="true">
                {load.here === 0 ? '' : load.here}
                {load.here > 0 && <small>/{load.seats}</small>}
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
