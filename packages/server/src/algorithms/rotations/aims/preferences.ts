import type { InstanceTrainee, PlacePreference } from '../instances/instance.ts'
import { rowOf } from './precedence.ts'

/** A preference by the places of the blocks that it is about. */
export type PersonPreference =
  /** Months of the blocks that lie in `months`: at least `need`, or none (`need` 0). */
  | { kind: 'place'; weight: number; blocks: number[]; months: Set<number>; need: number }
  /** Every block of `first` ends before one of `next` begins. */
  | { kind: 'order'; weight: number; first: number[]; next: number[] }

function placePreference(trainee: InstanceTrainee, preference: PlacePreference): PersonPreference {
  const { department, weight } = preference
  const blocks = trainee.blocks.flatMap((block, b) =>
    department === undefined || block.department === department ? [b] : [],
  )
  const stay = blocks.reduce((sum, b) => sum + trainee.blocks[b]!.months, 0)
  const months = new Set(preference.months)

  return {
    kind: 'place',
    weight,
    blocks,
    months,
    need: preference.not ? 0 : Math.max(1, Math.min(stay, months.size)),
  }
}

export const preferencesOf = (trainee: InstanceTrainee): PersonPreference[] =>
  (trainee.preferences ?? []).map((preference) => {
    if (!('first' in preference)) return placePreference(trainee, preference)

    const places = (row: string) =>
      trainee.blocks.flatMap((block, b) => (rowOf(block) === row ? [b] : []))

    return {
      kind: 'order',
      weight: preference.weight,
      first: places(preference.first),
      next: places(preference.next),
    }
  })

/** Months of a block that lie in these months when it begins there. */
export function monthsWithin(months: ReadonlySet<number>, start: number, length: number): number {
  let count = 0
  for (let month = start; month < start + length; month++) if (months.has(month)) count += 1

  return count
}
