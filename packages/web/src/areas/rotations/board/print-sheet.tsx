import type {
  BoardBlock,
  BoardTrainee,
} from '@residency/contract/areas/rotations/plan/board.contract'
import { type CSSProperties, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { boardText } from './board.text.ts'
import './board-print.css'
import type { Table } from '../board-state/use-table.ts'
import type { Words } from '../board-state/use-words.ts'

/** Characters that fit into a month of 36 on the paper. */
const IN_A_MONTH = 3
const PAPER = '@page { size: A3 landscape; margin: 8mm }'

/**
 * The whole timetable as a sheet for A3, drawn only to be printed: every month a column, the head
 * again on every page.
 */
export function PrintSheet({
  table,
  title,
  onDone,
}: {
  table: Table
  title: string
  onDone: () => void
}) {
  const text = useText(boardText)
  const { board, words, blocks, bad } = table
  const done = useRef(onDone)

  done.current = onDone

  useEffect(() => {
    const end = () => done.current()
    document.body.classList.add('is-printing-board')
    window.addEventListener('afterprint', end)

    const timer = setTimeout(() => window.print())

    return () => {
      clearTimeout(timer)
      document.body.classList.remove('is-printing-board')
      window.removeEventListener('afterprint', end)
    }
  }, [])

  const all = Array.from({ length: board.months }, (_, month) => month)
  const years = all.filter(
    (month) => month === 0 || words.months.year(month) !== words.months.year(month - 1),
  )
  const used = board.departments.filter(({ id }) =>
    board.blocks.some(({ departmentId }) => departmentId === id),
  )

  return createPortal(
    <div className="board-print">
      <style>{PAPER}</style>
      <h1>{title}</h1>
      <p>
        {say(text.printed, {
          count: board.trainees.length,
          from: words.months.whole(0),
          until: words.months.whole(board.months - 1),
        })}
      </p>
      <table>
        <thead>
          <tr>
            <th rowSpan={2} className="print-name">
              {text.trainee}
            </th>
            {years.map((month, index) => (
              <th key={month} colSpan={(years[index + 1] ?? board.months) - month}>
                {words.months.year(month)}
              </th>
            ))}
          </tr>
          <tr>
            {all.map((month) => (
              <th key={month}>{words.months.short(month)}</th>
            ))}
          </tr>
        </thead>
        {board.cohorts.map((cohort) => (
          <tbody key={cohort.id}>
            <tr className="print-cohort">
              <th colSpan={board.months + 1}>{cohort.name}</th>
            </tr>
            {board.trainees
              .filter(({ cohortId }) => cohortId === cohort.id)
              .map((trainee) => (
                <PrintRow
                  key={trainee.id}
                  trainee={trainee}
                  blocks={blocks.get(trainee.id) ?? []}
                  words={words}
                  bad={bad}
                  months={board.months}
                />
              ))}
          </tbody>
        ))}
      </table>
      <p className="print-legend">
        {text.printMarks}
        <br />
        {text.legend}:{' '}
        {used.map(({ id, name }) => `${words.short.get(id)} ${name}`).join(text.comma)}
      </p>
    </div>,
    document.body,
  )
}

type RowProps = {
  trainee: BoardTrainee
  blocks: readonly BoardBlock[]
  words: Words
  bad: ReadonlyMap<number, string>
  months: number
}

function PrintRow({ trainee, blocks, words, bad, months }: RowProps) {
  const text = useText(boardText)
  const cells = []
  let month = 0

  for (const block of blocks) {
    // A block that began before the plan is cut; of two places at once the first is printed.
    const end = block.start === null ? 0 : Math.min(months, block.start + block.months)
    if (block.start === null || end <= month || (block.start < month && month > 0)) continue

    for (; month < block.start; month++)
      cells.push(<td key={month}>{emptyMark(trainee, month)}</td>)

    const whole = words.department(block.departmentId)
    const name =
      whole.length <= (end - month) * IN_A_MONTH ? whole : words.short.get(block.departmentId)
    const look = { '--hue': words.hues.get(block.departmentId) ?? 210 } as CSSProperties

    cells.push(
      <td
        key={month}
        colSpan={end - month}
        className={`print-block ${block.isFact ? 'is-fact' : ''}`}
        style={look}
      >
        {bad.has(block.id) && '※'}
        {name}
        {block.stage !== null && <sup>{text.stageMarks[block.stage]}</sup>}
      </td>,
    )

    month = end
  }

  for (; month < months; month++) cells.push(<td key={month}>{emptyMark(trainee, month)}</td>)

  return (
    <tr>
      <th className="print-name">{trainee.name}</th>
      {cells}
    </tr>
  )
}

const emptyMark = ({ absent }: BoardTrainee, month: number) => (absent.includes(month) ? '□' : null)
