// `npm run --silent severity -- RATINGS.csv`, `npm run --silent evidence -- ENTRIES.csv`, `npm run
// --silent items -- RESPONSES.csv` and `npm run --silent reliability -- OBSERVATIONS.csv`: the
// modules in server/src/algorithms on a file, compiled when asked, so that nothing has to be built.
// Standard output has the answer alone.
import { resolve } from 'node:path'
import { orExplain, root, setup } from './setup.mjs'

await orExplain(() => setup({ build: false }))
const { build } = await import('esbuild')
const entry = resolve(root, 'packages/server/src/figures.ts')

const { outputFiles } = await build({
  entryPoints: [entry],
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
})

const { printFigures } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
)

const [name, file] = process.argv.slice(2)
process.exitCode = printFigures(name, file && resolve(process.env.INIT_CWD ?? '.', file))
