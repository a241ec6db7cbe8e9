import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { expect } from './actors.ts'

export const MB = 1024 * 1024

/** The input behind the button that opens the browser's chooser. */
export const chooser = (page: Page | Locator) =>
  page.locator('input[type=file]:not([capture])').first()

/** The row of a file being uploaded. */
export const uploadingRow = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('progressbar', { name: `${name} 的上传进度` }) })

/** The progress of a file being uploaded. */
export const percentOf = async (row: Locator) =>
  Number(await row.getByRole('progressbar').getAttribute('aria-valuenow'))

/** The page of own files. */
export const openOwn = async (page: Page) => {
  await page.goto('files/own')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的文件')
}

/** Limits the upload speed, so that progress can be observed. */
export async function slow(page: Page, bytesPerSecond: number) {
  const browser = await page.context().newCDPSession(page)

  const conditions = {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  }

  await browser.send('Network.emulateNetworkConditions', conditions)
}

/**
 * A proxy to the product whose connection can be cut while the browser still believes it is online.
 */
export async function createFlakyProxy() {
  const { hostname, port } = new URL(process.env.E2E_BASE!)
  const sockets = new Set<Socket>()
  let isCut = false
  let refused = 0

  const way = createServer((here) => {
    if (isCut) {
      refused++
      return here.destroy()
    }

    const there = connect(Number(port), hostname)

    for (const page of [here, there]) {
      sockets.add(page)
      page.on('error', () => {}).on('close', () => sockets.delete(page))
    }

    here.pipe(there).pipe(here)
    here.on('close', () => there.destroy())
    there.on('close', () => here.destroy())
  }).listen(0, '127.0.0.1')

  await new Promise((done) => way.once('listening', done))

  const cut = (isNow: boolean) => {
    isCut = isNow
    if (isNow) for (const socket of sockets) socket.destroy()
  }

  return {
    base: `http://127.0.0.1:${(way.address() as AddressInfo).port}/medical/`,
    cut,

    /** Number of connection attempts while it was cut. */
    refused: () => refused,
    close() {
      cut(true)
      way.close()
    },
  }
}

/** The SHA-256 of a file on disk. */
export const sha256Of = async (path: string) => {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part as Buffer)

  return hash.digest('hex')
}

/** A picture drawn by the browser. */
export const picture = (page: Page, width: number, height: number) =>
  page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas')
      canvas.width = w!
      canvas.height = h!

      const pen = canvas.getContext('2d')!

      for (let i = 0; i < 40; i++) {
        pen.fillStyle = `hsl(${i * 9} 60% 60%)`
        pen.fillRect((i * w!) / 40, 0, w! / 40, h!)
      }

      return canvas.toDataURL('image/png').split(',')[1]!
    },
    [width, height],
  )

/** The same as a file. */
export const pngOf = async (page: Page, width = 1200, height = 900) =>
  Buffer.from(await picture(page, width, height), 'base64')

/** A PDF of one empty page. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R/Size 4>>\n%%EOF\n',
)
