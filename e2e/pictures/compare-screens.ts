import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { root } from '../support/product.ts'
import { addPictureRecords } from './add-picture-records.ts'
import { DRAWING_FLAGS } from './drawing-flags.ts'
import { findDifferences, type Place } from './find-differences.ts'
import { SCREENS, type Screen } from './screens.ts'
import { startPictureProduct } from './start-picture-product.ts'
import { openPicturePage, takePicture } from './take-picture.ts'
import { writeFontSettings } from './write-font-settings.ts'

const PICTURES = join(root, 'docs/pictures')
const RECORDED_BY = join(PICTURES, 'recorded-by.json')
/** What a comparison leaves behind; not committed. */
const FOUND = join(root, '.cache/pictures')

/**
 * The part of a picture that may differ. One major version of Chromium always draws the same;
 * others smooth edges in different ways.
 */
const MAX_SHARE = { sameMajor: 0.0025, otherMajor: 0.01 }
/**
 * A button or a sign is small, so its colour is not hidden in that part: a square of 24 pixels may
 * not change as a whole.
 */
const MAX_OF_SQUARE = 0.6
const MAX_BYTES = 4_000_000

const fileOf = (name: string) => join(PICTURES, `${name}.png`)

const describePlace = ({ x, y, width, height, pixels }: Place) =>
  `x ${x} to ${x + width}, y ${y} to ${y + height} (${pixels} pixels)`

type Verdict = { isSame: boolean; text: string }

/**
 * Compares a picture with the recorded one. Of one that differs it writes the new one, and one with
 * the differences marked.
 */
async function judgePicture(
  page: Page,
  name: string,
  taken: Buffer,
  mostShare: number,
): Promise<Verdict> {
  if (!existsSync(fileOf(name)))
    return { isSame: false, text: 'is not recorded yet; npm run pictures -- --record' }

  const found = await findDifferences(page, readFileSync(fileOf(name)), taken)
  const share = `${((found?.share ?? 1) * 100).toFixed(2)} % differs`
  if (found && found.share <= mostShare && found.worstSquare <= MAX_OF_SQUARE)
    return { isSame: true, text: share }

  writeFileSync(join(FOUND, `${name}.png`), taken)
  if (!found) return { isSame: false, text: 'has another size than the recorded picture' }

  writeFileSync(join(FOUND, `${name}.differences.png`), found.marked)

  const places = found.places.slice(0, 5).map(describePlace).join('; ')

  return { isSame: false, text: `${share}: ${places}; see .cache/pictures/${name}.differences.png` }
}

function recordPicture(name: string, taken: Buffer): Verdict {
  writeFileSync(fileOf(name), taken)
  return { isSame: true, text: `${Math.ceil(taken.length / 1000)} kB` }
}

/**
 * Says which browser recorded the pictures and which compares them; answers the part that may
 * differ then.
 */
function compareBrowsers(version: string): number {
  if (!existsSync(RECORDED_BY)) return MAX_SHARE.sameMajor

  const { chromium: recorded } = JSON.parse(readFileSync(RECORDED_BY, 'utf8')) as {
    chromium: string
  }
  const isSameMajor = recorded.split('.')[0] === version.split('.')[0]

  console.log(`   recorded with Chromium ${recorded}, compared with Chromium ${version}`)
  if (isSameMajor) return MAX_SHARE.sameMajor

  console.log(
    '   Another major version may draw differently: differences are not necessarily those of the pages.',
  )

  return MAX_SHARE.otherMajor
}

/**
 * Removes pictures of screens that are gone, notes the browser, and answers what is wrong with what
 * was recorded.
 */
function finishRecording(version: string): string[] {
  writeFileSync(RECORDED_BY, `${JSON.stringify({ chromium: version }, null, 2)}\n`)

  const files = readdirSync(PICTURES).filter((file) => file.endsWith('.png'))

  for (const file of files)
    if (!SCREENS.some(({ name }) => file === `${name}.png`)) rmSync(join(PICTURES, file))

  const bytes = SCREENS.reduce((sum, { name }) => sum + readFileSync(fileOf(name)).length, 0)

  console.log(
    `   ${SCREENS.length} pictures, ${Math.ceil(bytes / 1000)} kB, recorded with Chromium ${version}`,
  )

  return bytes > MAX_BYTES ? [`the pictures take ${bytes} bytes, ${MAX_BYTES} are the most`] : []
}

async function comparePictures(
  browser: Browser,
  screens: readonly Screen[],
  isRecording: boolean,
): Promise<string[]> {
  const product = await startPictureProduct()
  try {
    const drawing = await openPicturePage(browser, product.base)
    const records = await addPictureRecords(drawing, product)

    await product.moveDays()

    const mostShare = isRecording ? 0 : compareBrowsers(browser.version())
    const why: string[] = []

    for (const screen of screens) {
      const taken = await takePicture(browser, product.base, screen, records)
      const { isSame, text } = isRecording
        ? recordPicture(screen.name, taken)
        : await judgePicture(drawing, screen.name, taken, mostShare)
      const line = `${screen.name}: ${text}`

      if (isSame) console.log(`   ${line}`)
      else why.push(line)
    }

    return isRecording && screens === SCREENS ? finishRecording(browser.version()) : why
  } finally {
    await product.stop()
  }
}

type CompareOptions = { executablePath: string; isRecording: boolean; names: readonly string[] }

/**
 * Takes a picture of each screen (of those with these names, if any), and compares or records it.
 * Resolves with counts and reasons.
 */
export async function compareScreens({ executablePath, isRecording, names }: CompareOptions) {
  const unknown = names.filter((name) => !SCREENS.some((screen) => screen.name === name))
  if (unknown.length)
    throw new Error(
      `There is no picture ${unknown.join(', ')}; there are ${SCREENS.map(({ name }) => name).join(', ')}.`,
    )

  const screens = names.length ? SCREENS.filter(({ name }) => names.includes(name)) : SCREENS

  rmSync(FOUND, { recursive: true, force: true })

  for (const folder of [FOUND, PICTURES]) mkdirSync(folder, { recursive: true })

  const environment = { ...process.env, FONTCONFIG_FILE: writeFontSettings(FOUND) }

  const browser = await chromium.launch({
    executablePath,
    args: DRAWING_FLAGS,
    env: environment as Record<string, string>,
  })

  try {
    const why = await comparePictures(browser, screens, isRecording)
    return { passed: screens.length - why.length, failed: why.length, why }
  } finally {
    await browser.close()
  }
}
