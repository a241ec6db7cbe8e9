import type { Board } from '@residency/contract/areas/rotations/plan/board.contract'
import { planWords } from '@residency/contract/areas/rotations/plan/text'
import { joinItems, type Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { Cell, Sheet } from '../../../platform/excel/write-sheet.ts'
import { monthOf } from './conflict-text.ts'

type Words = (typeof planWords)[keyof typeof planWords]['timetable']
const MONTH_WIDTH = 12

const monthsOf = (board: Board) =>
  Array.from({ length: board.months }, (_, at) => ({
    key: String(at),
    header: monthOf(board, at),
    width: MONTH_WIDTH,
  }))

/** Trainees by months: the department of each month, and what has no place. */
export function traineeSheet(language: Language, board: Board): Sheet {
  const words = planWords[language].timetable
  const names = new Map(board.departments.map(({ id, name }) => [id, name]))
  const cohorts = new Map(board.cohorts.map(({ id, name }) => [id, name]))
  const open = new Map<number, string[]>()
  const cells = new Map(board.trainees.map((trainee) => [trainee.id, {} as Record<string, Cell>]))

  for (const { traineeId, departmentId, start, months } of board.blocks) {
    const own = cells.get(traineeId)
    if (!own) continue

    const name = names.get(departmentId) ?? ''

    if (start === null) open.set(traineeId, [...(open.get(traineeId) ?? []), `${name} ${months}`])
    else for (let month = start; month < start + months; month++) own[month] = name
  }

  return {
    name: words.trainees,
    columns: [
      { key: 'number', header: words.number, isText: true },
      { key: 'trainee', header: words.trainee },
      { key: 'cohort', header: words.cohort, width: 24 },
      ...monthsOf(board),
      { key: 'open', header: words.open, width: 30 },
    ],
    rows: board.trainees.map(({ id, number, name, cohortId }) => ({
      number,
      trainee: name,
      cohort: cohorts.get(cohortId),
      ...cells.get(id),
      open: joinItems(language, open.get(id) ?? []),
    })),
  }
}

/** Departments by months: who is there of how many seats; more than there are seats is marked. */
export function departmentSheet(board: Board, words: Words): Sheet {
  const here = new Map(board.departments.map(({ id, others }) => [id, [...others]]))

  for (const { departmentId, start, months } of board.blocks)
    if (start !== null)
      for (let month = start; month < start + months; month++) here.get(departmentId)![month]! += 1

  const cell = (count: number, seats: number): Cell => {
    const text = fillSentence(words.load, { here: count, seats })
    return count > seats ? { text, isWrong: true } : text
  }

  return {
    name: words.departments,
    columns: [{ key: 'department', header: words.department, width: 24 }, ...monthsOf(board)],
    rows: board.departments.map(({ id, name, seats }) => ({
      department: name,
      ...Object.fromEntries(
        here.get(id)!.map((count, month) => [month, cell(count, seats[month] ?? 0)]),
      ),
    })),
  }
}
