import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { root } from '../support/product.ts'
import { addPictureRecords } from './add-picture-records.ts'
import { DRAWING_FLAGS } from './drawing-flags.ts'
import { findDifferences, type Place } from './find-differences.ts'
import { BOOK_SCREENS } from './handbook-screens.ts'
import { SCREENS, type Screen } from './screens.ts'
import { startPictureProduct } from './start-picture-product.ts'
import {
  BOOK_PICTURES,
  bytesOf,
  fileOf,
  PICTURES,
  packPicture,
  removeOthers,
} from './stored-pictures.ts'
import { openPicturePage, takePicture } from './take-picture.ts'
import { writeFontSettings } from './write-font-settings.ts'

const RECORDED_BY = join(PICTURES, 'recorded-by.json')

/** What a comparison leaves behind; not committed. */
const FOUND = join(root, '.cache/pictures')
const ALL_SCREENS = [...SCREENS, ...BOOK_SCREENS]

/** Names all pictures of the handbook. */
const BOOK = 'handbook'

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

/**
 * A picture of the handbook explains a page: small changes of the page leave it true, and each
 * recorded change stays in the repository for good.
 */
const MAX_SHARE_OF_BOOK = 0.1

/** Up to this part it shows the same: the commit at the foot of a phone is a third of it. */
const SAME_IN_BOOK = 0.01
const MAX_BYTES = { screens: 4_000_000, book: 3_000_000 }

const describePlace = ({ x, y, width, height, pixels }: Place) =>
  `x ${x} to ${x + width}, y ${y} to ${y + height} (${pixels} pixels)`

type Verdict = { isSame: boolean; text: string }

/**
 * Compares a picture with the recorded one. Of one that differs it writes the new one, and one with
 * the differences marked.
 */
async function judgePicture(
  page: Page,
  screen: Screen,
  taken: Buffer,
  maxShare: number,
): Promise<Verdict> {
  const { name, isInBook } = screen
  const file = fileOf(screen)
  if (!existsSync(file))
    return { isSame: false, text: 'is not recorded yet; npm run pictures -- --record' }

  const found = await findDifferences(page, readFileSync(file), taken)
  const share = `${((found?.share ?? 1) * 100).toFixed(2)} % differs`
  const [ofPicture, ofSquare] = isInBook ? [MAX_SHARE_OF_BOOK, 1] : [maxShare, MAX_OF_SQUARE]
  if (found && found.share <= ofPicture && found.worstSquare <= ofSquare)
    return { isSame: true, text: share }

  writeFileSync(join(FOUND, basename(file)), taken)
  if (!found) return { isSame: false, text: 'has another size than the recorded picture' }

  writeFileSync(join(FOUND, `${name}.differences.png`), found.marked)

  const places = found.places.slice(0, 5).map(describePlace).join('; ')

  return { isSame: false, text: `${share}: ${places}; see .cache/pictures/${name}.differences.png` }
}

/** A picture of the handbook that still shows the same is not written again. */
async function recordPicture(page: Page, screen: Screen, taken: Buffer): Promise<Verdict> {
  const file = fileOf(screen)

  if (screen.isInBook && existsSync(file)) {
    const found = await findDifferences(page, readFileSync(file), taken)
    if (found && found.share <= SAME_IN_BOOK) return { isSame: true, text: 'is as it was recorded' }
  }

  writeFileSync(file, taken)

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
  removeOthers(ALL_SCREENS)

  const sums = [
    { what: 'pictures', bytes: bytesOf(SCREENS), most: MAX_BYTES.screens },
    { what: 'pictures of the handbook', bytes: bytesOf(BOOK_SCREENS), most: MAX_BYTES.book },
  ]

  for (const { what, bytes } of sums) console.log(`   ${what}: ${Math.ceil(bytes / 1000)} kB`)

  return sums
    .filter(({ bytes, most }) => bytes > most)
    .map(({ what, bytes, most }) => `the ${what} take ${bytes} bytes, ${most} are the most`)
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

    const maxShare = isRecording ? 0 : compareBrowsers(browser.version())
    const why: string[] = []

    for (const screen of screens) {
      const taken = await packPicture(
        screen,
        await takePicture(browser, product.base, screen, records),
      )
      const { isSame, text } = isRecording
        ? await recordPicture(drawing, screen, taken)
        : await judgePicture(drawing, screen, taken, maxShare)
      const line = `${screen.name}: ${text}`

      if (isSame) console.log(`   ${line}`)
      else why.push(line)
    }

    return isRecording && screens === ALL_SCREENS ? finishRecording(browser.version()) : why
  } finally {
    await product.stop()
  }
}

type CompareOptions = { executablePath: string; isRecording: boolean; names: readonly string[] }

/** The screens with these names, all without any. */
function screensOf(names: readonly string[]): readonly Screen[] {
  const known = [BOOK, ...ALL_SCREENS.map(({ name }) => name)]
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length)
    throw new Error(`There is no picture ${unknown.join(', ')}; there are ${known.join(', ')}.`)

  if (names.length === 0) return ALL_SCREENS

  return ALL_SCREENS.filter(
    ({ name, isInBook }) => names.includes(name) || (isInBook && names.includes(BOOK)),
  )
}

/**
 * Takes a picture of each screen (of those with these names, if any), and compares or records it.
 * Resolves with counts and reasons.
 */
export async function compareScreens({ executablePath, isRecording, names }: CompareOptions) {
  const screens = screensOf(names)

  rmSync(FOUND, { recursive: true, force: true })

  for (const folder of [FOUND, PICTURES, BOOK_PICTURES]) mkdirSync(folder, { recursive: true })

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
