import type { Board, BoardBlock } from '@residency/contract/areas/rotations/plan/board.contract'
import type { TraineeWithoutPlace } from '@residency/contract/areas/rotations/plan/run.contract'
import { planWords } from '@residency/contract/areas/rotations/plan/text'
import { joinClauses, joinItems, type Language } from '@residency/contract/kernel'
import { firstDayOf, monthAt, monthNumber } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type {
  Explanation,
  Missing,
  Reason,
  Remedy,
} from '../../../algorithms/rotations/explain-left.ts'
import { monthOf } from '../board/conflict-text.ts'
import type { RemedyKind } from './remedy-rights.ts'

/**
 * What somebody takes who has no place: a remedy that the solver found, or to leave the plan, which
 * is always possible.
 */
export type OfferedRemedy = Remedy | { kind: 'exclude'; starts: null[] }

/** Without extensions of trainings whose end is not known: nobody could record them. */
export const withKnownEnds = (
  left: readonly Explanation[],
  plannedEnds: ReadonlyMap<number, number>,
): Explanation[] =>
  left.map((unplaced) => ({
    ...unplaced,
    remedies: unplaced.remedies.filter(
      ({ kind }) => kind !== 'extension' || plannedEnds.has(Number(unplaced.trainee)),
    ),
  }))

/** The remedies of a trainee in the order in which they are offered. */
export const remediesOf = ({ remedies }: Explanation): OfferedRemedy[] => [
  ...remedies,
  { kind: 'exclude', starts: [] },
]

/** Remedies that are written down with a reason. */
const WITH_REASON: readonly RemedyKind[] = ['extension', 'replace', 'seats']
export const needsReason = (kind: RemedyKind) => WITH_REASON.includes(kind)

/** Remedies about which others decide, so that nobody is placed before they have. */
export const isDecidedLater = (kind: RemedyKind) => kind === 'extension'

type Naming = {
  language: Language

  /** The board with the months after its plan. */
  board: Board

  /** Months of the plan. */
  months: number

  /** The month after the training as it is planned, by trainee. */
  plannedEnds: ReadonlyMap<number, number>
  lackOf: (kind: RemedyKind) => string | null
}

/** Months in a row as one span each: `2027-03–2027-05、2027-08`. */
function monthsText({ language, board }: Naming, months: readonly number[]): string {
  const spans: { from: number; until: number }[] = []
  for (const month of months) {
    const last = spans.at(-1)
    if (last && last.until === month - 1) last.until = month
    else spans.push({ from: month, until: month })
  }

  const texts = spans.map(({ from, until }) =>
    from === until ? monthOf(board, from) : `${monthOf(board, from)}–${monthOf(board, until)}`,
  )

  return joinItems(language, texts)
}

function reasonText(naming: Naming, reason: Reason): string {
  const months = 'months' in reason ? monthsText(naming, reason.months) : ''
  return fillSentence(planWords[naming.language].reasons[reason.kind], { ...reason, months })
}

const departmentOf = (board: Board, id: number | string | undefined) =>
  board.departments.find((department) => department.id === Number(id))?.name ?? ''

function changeText(
  naming: Naming,
  traineeId: number,
  blocks: readonly BoardBlock[],
  remedy: OfferedRemedy,
): string {
  const { language, board, months } = naming
  const sentence = planWords[language].remedies[remedy.kind]

  switch (remedy.kind) {
    case 'longerPlan':
      return fillSentence(sentence, {
        months: remedy.months,
        until: monthOf(board, months + remedy.months - 1),
      })
    case 'extension':
      return fillSentence(sentence, {
        until: monthOf(board, remedy.end - 1),
        months: extensionMonths(naming, traineeId, remedy.end),
      })
    case 'replace':
      return fillSentence(sentence, {
        department: departmentOf(board, blocks[remedy.block]?.departmentId),
        other: departmentOf(board, remedy.department),
      })
    case 'seats':
      return joinClauses(
        language,
        seatChanges(board, remedy.raises).map(({ departmentId, from, until, before, after }) =>
          fillSentence(sentence, {
            department: departmentOf(board, departmentId),
            month: monthsText(
              naming,
              Array.from({ length: until - from + 1 }, (_, at) => from + at),
            ),
            before,
            after,
          }),
        ),
      )
    case 'unlock':
      return fillSentence(sentence, {
        departments: joinItems(
          language,
          remedy.blocks.map((at) => departmentOf(board, blocks[at]?.departmentId)),
        ),
      })
    case 'open':
      return fillSentence(sentence, {
        department: departmentOf(board, blocks[remedy.block]?.departmentId),
        months: blocks[remedy.block]?.months,
      })
    case 'exclude':
      return sentence
  }
}

/** Months by which a training is extended so that it ends before month `end`. */
export const extensionMonths = (
  { plannedEnds }: Pick<Naming, 'plannedEnds'>,
  traineeId: number,
  end: number,
) => end - (plannedEnds.get(traineeId) ?? end)

type SeatChange = {
  departmentId: number
  from: number
  until: number
  before: number
  after: number
}

/** The seats of departments in months in a row, before and after. */
export function seatChanges(
  board: Pick<Board, 'departments'>,
  raises: Extract<Remedy, { kind: 'seats' }>['raises'],
): SeatChange[] {
  const changes: SeatChange[] = []
  for (const { department, month, more } of raises.toSorted(
    (a, b) => Number(a.department) - Number(b.department) || a.month - b.month,
  )) {
    const before = board.departments.find(({ id }) => id === Number(department))?.seats[month] ?? 0
    const last = changes.at(-1)
    const isNext = last && last.departmentId === Number(department) && last.until === month - 1

    if (isNext && last.before === before && last.after === before + more) last.until = month
    else
      changes.push({
        departmentId: Number(department),
        from: month,
        until: month,
        before,
        after: before + more,
      })
  }

  return changes
}

const dayOf = (board: Board, month: number) =>
  firstDayOf(monthAt(monthNumber(board.startsOn) + month))

function staysOf(board: Board, blocks: readonly BoardBlock[], remedy: OfferedRemedy) {
  return remedy.starts
    .flatMap((start, index) => {
      const block = blocks[index]
      if (start === null || !block) return []

      const departmentId =
        remedy.kind === 'replace' && remedy.block === index ? remedy.department : block.departmentId

      return [
        {
          department: departmentOf(board, departmentId),
          startsOn: dayOf(board, start),
          months: block.months,
        },
      ]
    })
    .toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))
}

/** Who has no place, why, and what helps, with names and days. */
export function namedLeft(naming: Naming, left: readonly Explanation[]): TraineeWithoutPlace[] {
  const { board } = naming
  return left.map((explanation) => {
    const traineeId = Number(explanation.trainee)
    const blocks = board.blocks.filter((block) => block.traineeId === traineeId)

    const missing = explanation.missing.map(({ block, from, reason }: Missing) => ({
      department: departmentOf(board, blocks[block]?.departmentId),
      months: blocks[block]?.months ?? 0,
      from: dayOf(board, from),
      reason: reasonText(naming, reason),
    }))

    const remedies = remediesOf(explanation).map((remedy) => ({
      kind: remedy.kind,
      change: changeText(naming, traineeId, blocks, remedy),
      stays: staysOf(board, blocks, remedy),
      isDecidedLater: isDecidedLater(remedy.kind),
      needsReason: needsReason(remedy.kind),
      lacks: naming.lackOf(remedy.kind),
    }))

    return {
      traineeId,
      trainee: board.trainees.find(({ id }) => id === traineeId)?.name ?? '',
      missing,
      remedies,
    }
  })
}
