/**
 * How many random cases a long proof tries: all of them by `npm run proof`, a twentieth by `npm
 * test`. The cases come from the seed that the test gives, so that the twentieth is the beginning
 * of the whole and the same everywhere.
 */
export const proofRuns = (all: number) => (process.env.PROOF === '1' ? all : Math.ceil(all / 20))

/**
 * The cases of a proof that is a list: all of them by `npm run proof`, a twentieth by `npm test`.
 * `turn` is another number for each list, so that lists with the same beginning are not all tried
 * at the same places.
 */
export const proofPart = <Case>(all: readonly Case[], turn: number): Case[] =>
  process.env.PROOF === '1' ? [...all] : all.filter((_, i) => i % 20 === turn % 20)
