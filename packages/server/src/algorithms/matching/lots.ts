import { createHash, createHmac, randomBytes } from 'node:crypto'
import { atOnce, mapInSteps, type Steps } from './steps.ts'

/** An unpredictable seed: 256 bits as hex. */
export const newSeed = () => randomBytes(32).toString('hex')

/** Published before the scores are known: fixes the seed without revealing it. */
export const commitmentOf = (seed: string) => createHash('sha256').update(seed).digest('hex')

/**
 * One lot each: places 1 to n, larger is better, derived from the seed. Anybody can verify them
 * once the seed is published; adding or removing an applicant does not change the relative order of
 * the others.
 */
export const drawLots = (seed: string, ids: readonly number[]): Map<number, number> =>
  atOnce(lotSteps(seed, ids))

/** The same in steps. */
export function* lotSteps(seed: string, ids: readonly number[]): Steps<Map<number, number>> {
  const drawn = yield* mapInSteps(ids, (id) => ({
    id,
    value: createHmac('sha256', seed).update(String(id)).digest('hex'),
  }))

  drawn.sort((a, b) => {
    if (a.value === b.value) return a.id - b.id

    return a.value < b.value ? -1 : 1
  })

  return new Map(drawn.map(({ id }, place) => [id, place + 1]))
}
