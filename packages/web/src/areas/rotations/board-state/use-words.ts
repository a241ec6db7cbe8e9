import type { Board, BoardBlock } from '@residency/contract/areas/rotations/plan/board.contract'
import type { Conflict } from '@residency/contract/areas/rotations/plan/conflicts.public'
import { useMemo } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { boardText } from '../board/board.text.ts'
import type { Drop } from './moves.rules.ts'
import { huesOf, shortNames } from './names.rules.ts'
import { type Months, useMonths } from './use-months.ts'

type BoardNames = Pick<Board, 'trainees' | 'departments' | 'startsOn'>

/** What blocks, conflicts and drops of a board are called. */
export function useWords({ trainees, departments, startsOn }: BoardNames) {
  const text = useText(boardText)
  const months = useMonths(startsOn)
  return useMemo(() => {
    const people = new Map(trainees.map((trainee) => [trainee.id, trainee.name]))
    const places = new Map(departments.map((one) => [one.id, one.name]))
    const person = (id: number | null) => people.get(id ?? 0) ?? ''
    const department = (id: number) => places.get(id) ?? ''
    const block = (boardBlock: BoardBlock) =>
      say(text.block, {
        department: department(boardBlock.departmentId),
        name: person(boardBlock.traineeId),
      })
    const when = ({ start, months: count }: BoardBlock) =>
      start === null ? text.notPlaced : months.range(start, count)

    return {
      months,
      short: shortNames(departments),
      hues: huesOf(departments),
      person,
      department,
      block,
      when,

      /** The accessible name of a bar. */
      bar: (boardBlock: BoardBlock, kinds: string) =>
        [
          say(text.blockName, {
            department: department(boardBlock.departmentId),
            when: when(boardBlock),
            months: say(text.months, { count: boardBlock.months }),
          }),
          ...(boardBlock.stage === null ? [] : [text.stages[boardBlock.stage]]),
          ...(boardBlock.isFact ? [text.fact] : []),
          ...(boardBlock.isLocked ? [text.locked] : []),
          ...kindsOf(kinds).map((kind) => text.kinds[kind]),
        ].join(', '),
      drop: (drop: Drop, dragged: BoardBlock, start: number | null) =>
        dropSentence(drop, dragged, start, { text, months, department }),
      conflict: (conflict: Conflict, blocks: readonly BoardBlock[]) =>
        conflictSentence(conflict, blocks, { text, months, person, department }),
    }
  }, [trainees, departments, months, text])
}

export type Words = ReturnType<typeof useWords>

export const kindsOf = (kinds: string) =>
  (kinds === '' ? [] : kinds.split(' ')) as Conflict['kind'][]

type Text = ReturnType<typeof useText<(typeof boardText)['zh-cn']>>
type With = { text: Text; months: Months; department: (id: number) => string }

function dropSentence(
  drop: Drop,
  dragged: BoardBlock,
  start: number | null,
  { text, months, department }: With,
) {
  if (start === null && drop.kind === 'moves') return text.drops.tray

  const others = drop.others.map(({ departmentId }) => department(departmentId)).join(text.comma)
  const at = drop.moves.find(({ blockId }) => blockId === dragged.id)?.start ?? start

  return say(text.drops[drop.kind], {
    when: at === null ? text.notPlaced : months.range(at, dragged.months),
    others,
  })
}

function conflictSentence(
  conflict: Conflict,
  blocks: readonly BoardBlock[],
  { text, months, person, department }: With & { person: (id: number | null) => string },
) {
  const involved = conflict.blockIds.flatMap((id) => blocks.find((block) => block.id === id) ?? [])

  const other =
    conflict.kind === 'pair'
      ? person(
          involved.find(({ traineeId }) => traineeId !== conflict.traineeId)?.traineeId ?? null,
        )
      : department(involved[1]?.departmentId ?? 0)

  const [here, seats] = [conflict.here ?? 0, conflict.seats ?? 0]

  return say(text.sentences[conflict.kind], {
    name: person(conflict.traineeId),
    department: department(conflict.departmentId),
    months: months.range(conflict.month, conflict.months),
    other,
    here,
    seats,
    over: here - seats,
  })
}
