import type { Random } from '../random.ts'
import type { Candidate } from './blueprint.ts'
import type { Change, FormBoard } from './form-board.ts'

type Moves = {
  candidates: readonly (readonly number[])[]
  questions: readonly Candidate[]
  random: Random
}

/** Work that pauses now and then, so that other work may go between. */
export type Slices<Answer> = Generator<undefined, Answer>
const SLICE = 2_000
const STEPS_APART = 60_000
const EXCESS_COST = 2
const HEAT = 0.5
const DARING = 0.05
const MAX_STEPS_EVEN = 40_000
const STEPS_EVEN_PER_PLACE = 300

/**
 * Moves questions until no pair of forms shares more than `overlap`; false if that was not reached,
 * which proves nothing.
 */
export function* spreadApart(board: FormBoard, overlap: number, moves: Moves): Slices<boolean> {
  // sharing more in all makes room for nothing, so it costs too
  const cost = () => EXCESS_COST * board.excess(overlap) + board.allShared()
  for (let step = 0; step < STEPS_APART && board.excess(overlap) > 0; step++) {
    if (step % SLICE === 0) yield

    const before = cost()
    const heat = HEAT * (1 - step / STEPS_APART)

    tryChange(board, moves, () => {
      const worse = cost() - before
      return worse <= 0 || moves.random() < Math.exp(-worse / (heat + 0.01))
    })
  }

  return board.excess(overlap) === 0
}

/**
 * Evens out the difficulty of the forms, first as a whole, then row by row; what they share does
 * not grow. Now and then, less and less, a step makes it worse, because some better forms can be
 * reached only through worse ones; the best are stored.
 */
export function* evenOut(board: FormBoard, overlap: number, moves: Moves): Slices<void> {
  const steps = Math.min(
    MAX_STEPS_EVEN,
    STEPS_EVEN_PER_PLACE * board.forms.length * board.rows.length,
  )

  const max = board.allShared()
  let best = { spread: board.spread(), rowSpread: board.rowSpread(), forms: board.copyForms() }

  for (let step = 0; step < steps && (best.spread > 0 || best.rowSpread > 0); step++) {
    if (step % SLICE === 0) yield

    const [spread, rowSpread] = [board.spread(), board.rowSpread()]
    const daring = DARING * (1 - step / steps) ** 2

    tryChange(board, moves, () => {
      if (board.excess(overlap) > 0 || board.allShared() > max) return false
      return isNotWorse(board, { spread, rowSpread }) || moves.random() < daring
    })

    if (
      board.spread() < best.spread ||
      (board.spread() === best.spread && board.rowSpread() < best.rowSpread)
    )
      best = { spread: board.spread(), rowSpread: board.rowSpread(), forms: board.copyForms() }
  }

  board.putBack(best.forms)
}

type Evenness = { spread: number; rowSpread: number }

const isNotWorse = (board: FormBoard, { spread, rowSpread }: Evenness) =>
  board.spread() < spread || (board.spread() === spread && board.rowSpread() <= rowSpread)

function tryChange(board: FormBoard, moves: Moves, isKept: () => boolean) {
  const changes = proposeChange(board, moves)
  if (!changes) return

  const back = changes.map(({ form, slot }) => ({
    form,
    slot,
    question: board.forms[form]![slot]!,
  }))

  board.apply(changes)

  if (!isKept()) board.apply(back)
}

type Place = { form: number; slot: number }

/** The exchange of the questions of two places; null if one of them does not fit there. */
function exchange(
  board: FormBoard,
  questions: Moves['questions'],
  here: Place,
  there: Place,
): Change[] | null {
  const mine = board.forms[here.form]![here.slot]!
  const theirs = board.forms[there.form]![there.slot]!
  const fits =
    questions[theirs]!.cells.includes(board.rows[here.slot]!) &&
    questions[mine]!.cells.includes(board.rows[there.slot]!)
  if (here.form === there.form || !fits) return null
  if (board.has(here.form, theirs) || board.has(there.form, mine)) return null

  return [
    { ...here, question: theirs },
    { ...there, question: mine },
  ]
}

/**
 * A change that keeps every row filled by questions that fit it: an exchange between forms or rows,
 * a new question, or a chain of two.
 */
function proposeChange(
  board: FormBoard,
  { candidates, questions, random }: Moves,
): Change[] | null {
  const among = (count: number) => Math.floor(random() * count)
  const form = among(board.forms.length)
  const slot = among(board.rows.length)
  const row = board.rows[slot]!
  const old = board.forms[form]![slot]!
  const kind = random()

  if (kind < 0.4) {
    const other = among(board.forms.length)
    const there =
      kind < 0.3 ? board.starts[row]! + among(board.countOf(row)) : among(board.rows.length)

    return exchange(board, questions, { form, slot }, { form: other, slot: there })
  }

  const fresh = (of: number) => {
    const question = candidates[of]![among(candidates[of]!.length)]!
    return board.has(form, question) ? null : question
  }

  if (kind < 0.75) {
    const question = fresh(row)
    return question === null ? null : [{ form, slot, question }]
  }

  const there = among(board.rows.length)
  const mine = board.forms[form]![there]!
  if (there === slot || !questions[mine]!.cells.includes(row)) return null

  if (kind < 0.85 && questions[old]!.cells.includes(board.rows[there]!))
    return [
      { form, slot, question: mine },
      { form, slot: there, question: old },
    ]

  const question = fresh(board.rows[there]!)

  return question === null
    ? null
    : [
        { form, slot, question: mine },
        { form, slot: there, question },
      ]
}
