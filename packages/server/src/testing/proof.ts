/**
 * How many random cases a long proof tries: all of them by `npm run proof`, a twentieth by `npm test`. The cases come from the seed that
 * the test gives, so that the twentieth is the beginning of the whole and the same everywhere.
 */
export const proofRuns = (all: number) => (process.env.PROOF === '1' ? all : Math.ceil(all / 20))
