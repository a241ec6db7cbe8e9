import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { root } from '../support/product.ts'
import { DRAWING_FLAGS } from './drawing-flags.ts'
import { findDifferences } from './find-differences.ts'
import { formulaDrawing } from './formula-drawing.ts'
import { FORMULAS } from './formulas.ts'

const PICTURES = join(root, 'docs/pictures/formulas')
const FOUND = join(root, '.cache/pictures/formulas')

/** A picture holds only the formula: a lost dot is more than this part of it. */
const MAX_SHARE = 0.0005

/** The drawing of a formula as a picture, with a margin. */
async function takeFormula(page: Page, formula: string): Promise<Buffer> {
  await page.setContent(
    `<body style="margin:0;background:#fff">${await formulaDrawing(formula)}</body>`,
  )

  await page.evaluate(() => {
    const svg = document.querySelector('svg')!
    const box = svg.querySelector('g')!.getBBox()
    const [scale, margin] = [Number(svg.dataset.scale), Number(svg.dataset.margin)]

    const [x, y, width, height] = [
      box.x - margin,
      box.y - margin,
      box.width + 2 * margin,
      box.height + 2 * margin,
    ]

    svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
    svg.setAttribute('width', String(Math.ceil(width * scale)))
    svg.setAttribute('height', String(Math.ceil(height * scale)))
  })

  return page.locator('svg').screenshot()
}

/** Why a picture is not the recorded one; null if it is. */
async function findFault(page: Page, name: string, taken: Buffer): Promise<string | null> {
  const file = join(PICTURES, `${name}.png`)
  if (!existsSync(file)) return 'is not recorded yet; npm run pictures -- --record'

  const found = await findDifferences(page, readFileSync(file), taken)
  if (found && found.share <= MAX_SHARE) return null

  writeFileSync(join(FOUND, `${name}.png`), taken)
  if (!found)
    return `has another size than the recorded picture; see .cache/pictures/formulas/${name}.png`

  writeFileSync(join(FOUND, `${name}.differences.png`), found.marked)

  return `${(found.share * 100).toFixed(2)} % differs; see .cache/pictures/formulas/${name}.differences.png`
}

type Settings = { executablePath: string; isRecording: boolean }

/**
 * Draws the formulas as a printed sheet does, and compares or records their pictures. Resolves with
 * counts and reasons.
 */
export async function compareFormulas({ executablePath, isRecording }: Settings) {
  rmSync(FOUND, { recursive: true, force: true })

  for (const folder of [FOUND, PICTURES]) mkdirSync(folder, { recursive: true })

  const browser = await chromium.launch({ executablePath, args: DRAWING_FLAGS })

  try {
    const page = await browser.newPage()
    const why: string[] = []

    for (const [name, formula] of Object.entries(FORMULAS)) {
      const taken = await takeFormula(page, formula)
      if (isRecording) writeFileSync(join(PICTURES, `${name}.png`), taken)

      const fault = await findFault(page, name, taken)
      if (fault) why.push(`formula ${name}: ${fault}`)
    }

    if (isRecording)
      for (const file of readdirSync(PICTURES))
        if (!(file.replace(/\.png$/, '') in FORMULAS)) rmSync(join(PICTURES, file))

    const count = Object.keys(FORMULAS).length

    console.log(`   ${count} formulas ${isRecording ? 'recorded' : 'compared'}`)

    return { passed: count - why.length, failed: why.length, why }
  } finally {
    await browser.close()
  }
}
