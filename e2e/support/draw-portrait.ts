import type { Page } from '@playwright/test'

/**
 * A portrait without a face, large enough to be printed, drawn by the browser; the bytes of a PNG.
 */
export async function drawPortrait(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 800 })
    const pen = canvas.getContext('2d')!

    pen.fillStyle = '#dfe9f5'
    pen.fillRect(0, 0, 600, 800)
    pen.fillStyle = '#8a9bb0'
    pen.beginPath()
    pen.arc(300, 330, 130, 0, 2 * Math.PI)
    pen.arc(300, 800, 270, Math.PI, 0)
    pen.fill()

    return canvas.toDataURL('image/png')
  })

  return bytesOfDataUrl(url)
}

export const bytesOfDataUrl = (url: string) => Buffer.from(url.split(',')[1]!, 'base64')
