// `npm run pictures`: takes pictures of the screens in e2e/pictures/screens.ts and the formulas in
// formulas.ts, and compares them with docs/pictures; with `--record` it records them. With names,
// only those screens; `formulas` are the formulas alone. The last line is `N passed, N failed`.
import { pathToFileURL } from 'node:url'
import { root, setup } from '../setup.mjs'
import { ensureChromium } from './chromium.mjs'
import { endRun, part, startRun } from './run-tests.mjs'

/**
 * Compares all pictures, or records them; resolves with counts and reasons. The product must have
 * been built.
 */
export async function pictures({ isRecording = false, names = [] } = {}) {
  const { compareScreens } = await import('../../e2e/pictures/compare-screens.ts')
  return compareScreens({ executablePath: ensureChromium(root), isRecording, names })
}

/** The same for printed formulas, which need no product. */
export async function pictureFormulas({ isRecording = false } = {}) {
  const { compareFormulas } = await import('../../e2e/pictures/compare-formulas.ts')
  return compareFormulas({ executablePath: ensureChromium(root), isRecording })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const words = process.argv.slice(2)
  const isRecording = words.includes('--record')
  const names = words.filter((word) => word !== '--record' && word !== 'formulas')
  const isEverything = words.every((word) => word === '--record')

  startRun()

  if (isEverything || words.includes('formulas'))
    await part('Formulas', () => pictureFormulas({ isRecording }))
  if ((isEverything || names.length > 0) && (await part('Build', () => setup())))
    await part('Pictures', () => pictures({ isRecording, names }))

  endRun()
}
