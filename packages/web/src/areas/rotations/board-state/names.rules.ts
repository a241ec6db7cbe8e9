import type { BoardDepartment } from '@residency/contract/areas/rotations/plan/board.contract'
import { ENDINGS } from './names.text.ts'

const characters = (name: string) => [...name]

const countOf = (names: readonly string[]) =>
  names.reduce(
    (counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1),
    new Map<string, number>(),
  )

/** Two characters, or the first of several words. */
const startOf = (name: string) =>
  /^[A-Za-z]+\s+/.exec(name)?.[0] ?? characters(name).slice(0, 2).join('')

/**
 * A beginning that several departments share distinguishes none; what follows does, if it is
 * unique.
 */
function withoutShared(names: readonly string[]): string[] {
  const rest = (name: string) => name.slice(startOf(name).length)
  const starts = countOf(names.map(startOf))
  const rests = countOf(names.map(rest))

  return names.map((name) =>
    (starts.get(startOf(name)) ?? 0) > 1 && rest(name).length > 1 && rests.get(rest(name)) === 1
      ? rest(name)
      : name,
  )
}

/**
 * Two characters (Latin: four) for each department that distinguish it from the others, as far as
 * two can.
 */
export function shortNames(
  departments: readonly Pick<BoardDepartment, 'id' | 'name'>[],
): ReadonlyMap<number, string> {
  const bare = departments.map(({ name }) => {
    const cut = name.replace(ENDINGS, '')
    return characters(cut).length >= 2 ? cut : name
  })

  const clean = withoutShared(bare).map((name) => name.replaceAll(/[\s/（）()·,]/gu, ''))
  const used = new Set<string>()
  const found = new Map<number, string>()

  departments.forEach(({ id }, index) => {
    const whole = characters(clean[index]!)
    const latin = /^[A-Za-z0-9]+/.exec(clean[index]!)?.[0]
    const tries = latin && latin.length > 1 ? [latin.slice(0, 5)] : []

    tries.push(
      whole.slice(0, 2).join(''),
      `${whole[0] ?? ''}${whole.at(-1) ?? ''}`,
      whole.slice(0, 3).join(''),
    )

    const short = tries.find((candidate) => !used.has(candidate)) ?? tries.at(-1)!

    used.add(short)
    found.set(id, short)
  })

  return found
}

/** Hues without red, which is for conflicts. */
const FIRST_HUE = 35
const HUES = 290
const GOLDEN = 0.618034

/** A hue for each department, neighbours far apart, the same at every visit. */
export function huesOf(
  departments: readonly Pick<BoardDepartment, 'id'>[],
): ReadonlyMap<number, number> {
  const ids = departments.map(({ id }) => id).sort((a, b) => a - b)
  return new Map(
    ids.map((id, index) => [id, Math.round(FIRST_HUE + HUES * ((index * GOLDEN) % 1))]),
  )
}
