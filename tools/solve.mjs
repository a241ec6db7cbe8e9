// `npm run --silent solve -- INSTANCE.json --seconds N [--seed S]`: solves a rotation problem
// (format: bench/rotations/README.md). `npm run --silent solve -- --roster INSTANCE.json`: a duty
// roster (format: bench/rosters/README.md).
import { orExplain, setup } from './setup.mjs'

await orExplain(() => setup())

const isRoster = process.argv.some((word) => word === '--roster' || word.startsWith('--roster='))
await import(`../packages/server/dist/${isRoster ? 'roster' : 'timetable'}.js`)
