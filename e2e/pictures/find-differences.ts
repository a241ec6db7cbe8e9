import type { Page } from '@playwright/test'

export type Place = { x: number; y: number; width: number; height: number; pixels: number }

export type Differences = {
  /** The part of all pixels that differ, 0 to 1. */
  share: number

  /** The largest part of one square of the picture that differs. */
  worstSquare: number

  /** Where they are, the largest first. */
  places: Place[]

  /** The new picture, faint, with what differs in red. */
  marked: Buffer
}

/**
 * Compares two PNG files pixel by pixel in `page`; null if their sizes differ. The smoothing of
 * edges may differ a little.
 */
export async function findDifferences(
  page: Page,
  before: Buffer,
  after: Buffer,
): Promise<Differences | null> {
  const found = await page.evaluate(
    async (pictures) => {
      const SQUARE = 24

      /** Of 255, in the channel that differs most. */
      const VISIBLE = 24

      const readPixels = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
          willReadFrequently: true,
        })!

        pen.drawImage(bitmap, 0, 0)

        return pen.getImageData(0, 0, bitmap.width, bitmap.height)
      }

      const [old, now] = [await readPixels(pictures.before), await readPixels(pictures.after)]
      const { width, height } = now
      if (old.width !== width || old.height !== height) return null

      const columns = Math.ceil(width / SQUARE)
      const squares = new Map<number, number>()
      let total = 0

      const countPixel = (pixel: number) => {
        const square =
          Math.floor(pixel / width / SQUARE) * columns + Math.floor((pixel % width) / SQUARE)
        squares.set(square, (squares.get(square) ?? 0) + 1)
        total++
      }

      const comparePixel = (pixel: number) => {
        const first = pixel * 4

        const apart = Math.max(
          ...[0, 1, 2].map((channel) =>
            Math.abs(old.data[first + channel]! - now.data[first + channel]!),
          ),
        )

        const isDifferent = apart > VISIBLE
        if (isDifferent) countPixel(pixel)

        for (const channel of [0, 1, 2]) {
          const mark = channel === 0 ? 255 : 0
          const faint = 255 - (255 - now.data[first + channel]!) / 4
          now.data[first + channel] = isDifferent ? mark : faint
        }
      }

      for (let pixel = 0; pixel < width * height; pixel++) comparePixel(pixel)

      /** Squares that touch one another are one place. */
      const takePlace = (start: number) => {
        const place = { left: columns, top: height, right: 0, bottom: 0, pixels: 0 }

        for (const open = [start]; open.length > 0; ) {
          const square = open.pop()!
          const pixels = left.get(square)
          if (pixels === undefined) continue

          left.delete(square)

          const [column, row] = [square % columns, Math.floor(square / columns)]

          place.left = Math.min(place.left, column)
          place.right = Math.max(place.right, column + 1)
          place.top = Math.min(place.top, row)
          place.bottom = Math.max(place.bottom, row + 1)
          place.pixels += pixels

          for (const down of [-1, 0, 1])
            for (const along of [-1, 0, 1]) {
              const isInRow = column + along >= 0 && column + along < columns
              if (isInRow) open.push(square + down * columns + along)
            }
        }

        const [x, y] = [place.left * SQUARE, place.top * SQUARE]

        return {
          x,
          y,
          pixels: place.pixels,
          width: Math.min(place.right * SQUARE, width) - x,
          height: Math.min(place.bottom * SQUARE, height) - y,
        }
      }

      const left = new Map(squares)
      const places = [...squares.keys()].flatMap((square) =>
        left.has(square) ? [takePlace(square)] : [],
      )

      places.sort((a, b) => b.pixels - a.pixels)

      const drawMarked = async () => {
        const canvas = new OffscreenCanvas(width, height)
        canvas.getContext('2d')!.putImageData(now, 0, 0)
        const blob = await canvas.convertToBlob({ type: 'image/png' })

        return new Uint8Array(await blob.arrayBuffer())
      }

      const marked = await drawMarked()

      return {
        share: total / (width * height),
        worstSquare: Math.max(0, ...squares.values()) / SQUARE ** 2,
        places,
        marked: btoa(marked.reduce((text, byte) => text + String.fromCharCode(byte), '')),
      }
    },
    { before: before.toString('base64'), after: after.toString('base64') },
  )

  return found && { ...found, marked: Buffer.from(found.marked, 'base64') }
}
