import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../support/product.ts'
import type { Screen } from './screens.ts'

export const PICTURES = join(root, 'docs/pictures')
export const BOOK_PICTURES = join(PICTURES, 'handbook')

/** Text stays sharp; a screen of a PC takes about 40 kB. */
const BOOK_QUALITY = { quality: 80, effort: 6, smartSubsample: true } as const

/** Where the picture of a screen is stored. */
export const fileOf = ({ name, isInBook }: Screen) =>
  isInBook ? join(BOOK_PICTURES, `${name}.webp`) : join(PICTURES, `${name}.png`)

/** A picture as it is stored. */
export const packPicture = async ({ isInBook }: Screen, png: Buffer): Promise<Buffer> =>
  isInBook ? sharp(png).webp(BOOK_QUALITY).toBuffer() : png

/** Removes the pictures of all other screens. */
export function removeOthers(screens: readonly Screen[]) {
  const wanted = new Set(screens.map(fileOf))

  for (const folder of [PICTURES, BOOK_PICTURES])
    for (const file of readdirSync(folder))
      if (/\.(png|webp)$/.test(file) && !wanted.has(join(folder, file))) rmSync(join(folder, file))
}

export const bytesOf = (screens: readonly Screen[]) =>
  screens.reduce((sum, screen) => sum + statSync(fileOf(screen)).size, 0)
