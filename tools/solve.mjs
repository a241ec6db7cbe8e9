// `npm run --silent solve -- INSTANCE.json --seconds N [--seed S]`: solves a rotation problem
// (format: bench/rotations/README.md).
import { orExplain, setup } from './setup.mjs'

await orExplain(() => setup())
await import('../packages/server/dist/timetable.js')
