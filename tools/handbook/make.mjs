// `npm run handbook`: writes the handbook of all roles as one PDF, in Chinese. The product offers
// it on its page of the handbook, and a release holds it. Two runs for one commit write the same
// bytes. A build of the pages removes it. A checkout without git names the time: SOURCE_DATE_EPOCH.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pdfmake from 'pdfmake'
import sharp from 'sharp'
import {
  findUndrawable,
  fontRuns,
  MAIN_FONT,
} from '../../packages/server/src/platform/pdf/glyphs.ts'
import { orExplain, root, SetupError } from '../setup.mjs'
import { LAYOUTS, layOutHandbook, textsOf } from './lay-out-handbook.mjs'
import { readHandbook } from './read-handbook.mjs'

/** Below the pages, which the server sends as they are. */
export const HANDBOOK = 'packages/web/dist/handbook.zh-CN.pdf'

const FONTS = dirname(
  createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json'),
)

const SANS = {
  normal: `${FONTS}/400Regular/NotoSansSC_400Regular.ttf`,
  bold: `${FONTS}/700Bold/NotoSansSC_700Bold.ttf`,
}

/** The version and the time of the commit. */
function readProduct() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const seconds =
    process.env.SOURCE_DATE_EPOCH ??
    execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' })

  return { version, time: new Date(Number(seconds) * 1000) }
}

/** An empty box is never printed: every character is in the font of the book. */
function mustBeDrawable(texts) {
  const odd = texts.find((text) => fontRuns(text, () => {}).some(({ font }) => font !== MAIN_FONT))
  const missing = findUndrawable(texts)
  if (odd !== undefined || missing)
    throw new SetupError(
      `The font of the handbook lacks a character of: ${odd ?? missing?.where}. Use another one in the help.`,
    )
}

/** PDFs hold no WebP. */
async function convertPictures(document) {
  const images = {}

  const convert = async (part) => {
    if (Array.isArray(part)) {
      for (const one of part) await convert(one)
      return
    }

    if (typeof part !== 'object' || part === null) return

    if (typeof part.image === 'string') {
      const name = createHash('sha256').update(part.image).digest('hex').slice(0, 12)
      images[name] ??= await asJpeg(part.image)
      part.image = name
    }

    for (const below of Object.values(part)) await convert(below)
  }

  await convert(document.content)

  return { ...document, images }
}

/** Half the size of a PNG file, because the picture was smoothed before. */
async function asJpeg(file) {
  const options = { quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' }
  const jpeg = await sharp(file).jpeg(options).toBuffer()

  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

/** Writes the handbook and answers where it is. */
export async function makeHandbook() {
  const roles = await readHandbook()

  mustBeDrawable(textsOf(roles))
  pdfmake.setFonts({ Sans: SANS })
  pdfmake.setTableLayouts(LAYOUTS)
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(FONTS))

  const document = await convertPictures(layOutHandbook(roles, readProduct()))
  const pdf = await pdfmake.createPdf(document).getBuffer()
  const file = join(root, HANDBOOK)

  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, pdf)

  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

  console.log(`${HANDBOOK}: ${pages} pages, ${(pdf.length / 1e6).toFixed(1)} MB`)

  return file
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await orExplain(() => makeHandbook())
