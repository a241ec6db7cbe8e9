import { createHash, createHmac, randomBytes } from 'node:crypto'
import { atOnce, mapInSteps, type Steps } from './steps.ts'

/** A seed nobody can guess: 256 bits as hex. */
export const newSeed = () => randomBytes(32).toString('hex')
/** What is published before the scores are known; it fixes the seed without telling it. */
export const commitmentOf = (seed: string) => createHash('sha256').update(seed).digest('hex')

/**
 * One lot for each: places 1 to n, the larger the better, drawn from the seed. Everybody can draw them again once the seed is told;
 * whoever joins or leaves does not change the order of the others.
 */
export const drawLots = (seed: string, ids: readonly number[]): Map<number, number> => atOnce(lotSteps(seed, ids))
/** The same a step at a time. */
export function* lotSteps(seed: string, ids: readonly number[]): Steps<Map<number, number>> {
  const drawn = yield* mapInSteps(ids, (id) => ({ id, value: createHmac('sha256', seed).update(String(id)).digest('hex') }))
  drawn.sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : a.id - b.id))
  return new Map(drawn.map(({ id }, place) => [id, place + 1]))
}
