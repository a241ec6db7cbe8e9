import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Film, makeFilm } from '../fixtures/test-video.ts'
import { expect, test } from '../support/actors.ts'
import { actOn, confirm, downloadedBy, rowOf } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'
import {
  chooser,
  createFlakyProxy,
  MB,
  openOwn,
  PDF,
  percentOf,
  pngOf,
  sha256Of,
  slow,
  uploadingRow,
} from '../support/uploading.ts'

const PAPERS_ONLY = '附件格式仅支持图片(jpg、png、jpeg)和pdf文件'

/**
 * Opens a video, seeks to its second scene, whose bytes are at the very end, plays it, and seeks
 * back.
 */
async function watch(page: Page, film: Film, open: () => Promise<unknown>) {
  const parts: { status: number; start: number }[] = []

  page.on('response', (answer) => {
    const [, start] = /bytes (\d+)-/.exec(answer.headers()['content-range'] ?? '') ?? []
    if (answer.url().includes('/fileOperation/stream'))
      parts.push({ status: answer.status(), start: Number(start) })
  })

  await open()

  const player = page.locator('video')
  const look = <T>(act: (media: HTMLVideoElement) => T) =>
    player.evaluate(act as (media: Element) => T)

  const jump = async (seconds: number) => {
    await player.evaluate((media, at) => {
      ;(media as HTMLVideoElement).currentTime = at
    }, seconds)

    await expect
      .poll(() => look(({ seeking, readyState }) => !seeking && readyState >= 2), {
        timeout: 30_000,
      })
      .toBe(true)

    expect(await look(({ currentTime }) => currentTime)).toBeCloseTo(seconds, 1)
  }

  await expect.poll(() => look(({ duration }) => duration)).toBeCloseTo(film.seconds, 1)

  const goal = film.secondScene.seconds + 0.3

  await jump(goal)
  expect(parts).toContainEqual({ status: 206, start: expect.any(Number) })
  expect(
    Math.max(...parts.filter(({ status }) => status === 206).map(({ start }) => start)),
  ).toBeGreaterThan(film.size / 2)

  await look((media) => {
    media.muted = true
    return media.play()
  })

  await expect.poll(() => look(({ currentTime }) => currentTime)).toBeGreaterThan(goal + 0.3)

  await look((media) => media.pause())
  await jump(0.2)
}

/** Lets so many chunks of a file go at once, and the others when the promise is kept. */
async function holdChunksAfter(page: Page, chunks: number, until: Promise<void>) {
  let begun = 0

  await page.route(/fileOperation\/chunk/, async (route) => {
    if (route.request().method() === 'POST' && ++begun > chunks) await until

    await route.continue()
  })
}

/** As large as a film of a lesson by `npm run proof`; otherwise long enough to be cut. */
const FILM_MB = process.env.PROOF === '1' ? 300 : 48

test('a film goes up over a connection that is cut, comes back the same, and can be watched', async ({
  as,
}, info) => {
  test.setTimeout(300_000)

  const page = await as('teacher')

  await openOwn(page)

  const name = `${unusedName('手术教学录像')}.webm`
  const film = await makeFilm(page, info.outputPath(name), FILM_MB * MB)

  expect(film.size).toBe(FILM_MB * MB)

  const cut = Promise.withResolvers<void>()
  await holdChunksAfter(page, FILM_MB / 4, cut.promise)
  await chooser(page).setInputFiles(film.path)

  const row = uploadingRow(page, name)

  await expect.poll(() => percentOf(row), { timeout: 60_000 }).toBeGreaterThan(15)
  await expect(row).toContainText(/MB\/秒 · 剩余/)

  await page.context().setOffline(true)
  cut.resolve()
  await expect(row).toContainText('网络已断开，恢复后自动继续')

  await page.waitForTimeout(1200) // progress is shown twice a second

  const pausedAt = await percentOf(row)

  expect(pausedAt).toBeLessThan(90)

  await page.waitForTimeout(1200)
  expect(await percentOf(row)).toBeLessThanOrEqual(pausedAt)

  await page.context().setOffline(false)
  await expect(row).not.toContainText('网络已断开')
  await expect(rowOf(page, name)).toBeVisible({ timeout: 120_000 })
  await expect(rowOf(page, name)).toContainText(`${FILM_MB}.0 MB`)
  await expect(row).toHaveCount(0)

  await watch(page, film, () =>
    rowOf(page, name).getByRole('button', { name, exact: true }).click(),
  )
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    actOn(page, rowOf(page, name), '下载'),
  ])

  expect(download.suggestedFilename()).toBe(name)

  const copy = info.outputPath('copy.webm')

  await download.saveAs(copy)
  expect(await sha256Of(copy)).toBe(film.sha256)

  await rm(copy)
  await rm(film.path)
  await actOn(page, rowOf(page, name), '删除')
  await confirm(page, `删除 ${name}？`, '删除')
  await expect(page.getByText(`已删除 ${name}`)).toBeVisible()
  await expect(rowOf(page, name)).toHaveCount(0)
})

test('an upload pauses and continues; after a closed tab the same file sends only what is missing', async ({
  as,
}, info) => {
  test.setTimeout(150_000)

  const page = await as('teacher2')

  await openOwn(page)

  const name = `${unusedName('课程')}.webm`
  const film = await makeFilm(page, info.outputPath(name), 24 * MB + 12_345)

  await slow(page, 4 * MB)
  await chooser(page).setInputFiles(film.path)

  const row = uploadingRow(page, name)

  await expect.poll(() => percentOf(row)).toBeGreaterThan(15)

  await row.getByRole('button', { name: `暂停 ${name}` }).click()
  await expect(row).toContainText('已暂停')

  const calls: string[] = []

  page.on(
    'request',
    (request) => request.url().includes('/fileOperation/chunk') && calls.push(request.method()),
  )

  await page.waitForTimeout(800) // a chunk takes a quarter of a second here
  expect(calls).toEqual([])

  await row.getByRole('button', { name: `继续 ${name}` }).click()
  await expect.poll(() => percentOf(row)).toBeGreaterThan(40)

  await row.getByRole('button', { name: `暂停 ${name}` }).click()
  await page.close()

  const again = await as('teacher2')

  await openOwn(again)

  const sent: string[] = []

  again.on(
    'request',
    (request) => request.url().includes('/fileOperation/chunk') && sent.push(request.method()),
  )

  await chooser(again).setInputFiles(film.path)
  await expect(rowOf(again, name)).toBeVisible({ timeout: 60_000 })

  const posts = sent.filter((method) => method === 'POST').length

  expect(posts).toBeGreaterThan(0)
  expect(posts).toBeLessThanOrEqual(16) // of 24
})

test('a way that breaks without the browser’s knowledge is waited for too', async ({
  as,
}, info) => {
  test.setTimeout(150_000)

  const way = await createFlakyProxy()
  const page = await as('teacher2', { base: way.base })

  await openOwn(page)

  const name = `${unusedName('断线')}.webm`
  const film = await makeFilm(page, info.outputPath(name), 24 * MB)

  await slow(page, 4 * MB)
  await chooser(page).setInputFiles(film.path)

  const row = uploadingRow(page, name)

  await expect.poll(() => percentOf(row)).toBeGreaterThan(15)

  way.cut(true)
  await expect(row).toContainText('网络已断开，恢复后自动继续')
  await expect.poll(way.refused, 'it tries again').toBeGreaterThan(1)

  await slow(page, -1)
  way.cut(false)
  await expect(rowOf(page, name)).toBeVisible({ timeout: 60_000 })

  const { bytes } = await downloadedBy(page, () => actOn(page, rowOf(page, name), '下载'))

  expect(createHash('sha256').update(bytes).digest('hex')).toBe(film.sha256)

  // a ticket expires after five minutes: here the answer to an expired ticket is given to the first
  // one at once
  let dead = ''
  const ticketOf = (address: string) => new URL(address).searchParams.get('ticket') ?? ''

  await page.route('**/fileOperation/stream?**', (route) =>
    ticketOf(route.request().url()) === dead ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await rowOf(page, name).getByRole('button', { name, exact: true }).click()

  const player = page.locator('video')
  const look = <T>(act: (media: HTMLVideoElement) => T) =>
    player.evaluate(act as (media: Element) => T)

  await expect.poll(() => look(({ readyState }) => readyState)).toBeGreaterThan(0)

  dead = ticketOf(await look(({ currentSrc }) => currentSrc))

  const goal = film.secondScene.seconds + 0.3

  await player.evaluate((media, at) => {
    ;(media as HTMLVideoElement).currentTime = at
  }, goal)

  await expect
    .poll(() =>
      look(({ readyState, seeking, error, currentTime }) =>
        readyState >= 2 && !seeking && !error ? currentTime : -1,
      ),
    )
    .toBeCloseTo(goal, 1)

  way.close()
})

test('a cancelled upload leaves nothing behind: the same file chosen again is sent from its first byte', async ({
  as,
}, info) => {
  test.setTimeout(120_000)

  const page = await as('teacher2')

  await openOwn(page)

  const name = `${unusedName('取消')}.webm`
  const film = await makeFilm(page, info.outputPath(name), 12 * MB)

  await slow(page, 2 * MB)
  await chooser(page).setInputFiles(film.path)

  const row = uploadingRow(page, name)

  await expect.poll(() => percentOf(row)).toBeGreaterThan(20)

  const cancelled = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'DELETE' && answer.url().includes('/fileOperation/chunk'),
  )

  await row.getByRole('button', { name: `取消上传 ${name}` }).click()
  await expect(row).toHaveCount(0)
  expect((await cancelled).status()).toBe(200)

  const sent: string[] = []

  page.on(
    'request',
    (request) => request.url().includes('/fileOperation/chunk') && sent.push(request.method()),
  )

  await slow(page, -1)
  await chooser(page).setInputFiles(film.path)
  await expect(rowOf(page, name)).toBeVisible({ timeout: 60_000 })
  expect(sent.filter((method) => method === 'POST')).toHaveLength(12)
})

test('a file that failed says why and is tried again by hand', async ({ as }) => {
  const page = await as('student')
  await openOwn(page)

  const name = `${unusedName('重试')}.pdf`
  let isBroken = true

  const broken = {
    status: 400,
    json: { code: 'B0001', msg: '此次上传已结束，请重新上传', data: null },
  }

  await page.route('**/fileOperation/chunk**', (route) =>
    isBroken && route.request().method() === 'POST' ? route.fulfill(broken) : route.continue(),
  )

  await chooser(page).setInputFiles({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([PDF, Buffer.from(`%${name}`)]),
  })

  const row = uploadingRow(page, name)

  await expect(row).toContainText('上传失败 · 此次上传已结束，请重新上传')

  isBroken = false
  await row.getByRole('button', { name: `重试 ${name}` }).click()
  await expect(rowOf(page, name)).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('files are dropped onto the page, and photographed with a phone', async ({ as }) => {
  const page = await as('applicant')
  await openOwn(page)

  const name = `${unusedName('拖放')}.pdf`

  const dropped = await page.evaluateHandle(
    ([called, text]) => {
      const data = new DataTransfer()
      data.items.add(new File([text!], called!, { type: 'application/pdf' }))

      return data
    },
    [name, `${PDF}%${name}`],
  )

  const zone = page.locator('.drop-zone')

  await zone.dispatchEvent('dragover', { dataTransfer: dropped })
  await expect(zone).toContainText('松开就上传')

  await zone.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(rowOf(page, name)).toBeVisible()
  await expect(zone).not.toContainText('松开就上传')

  const phone = await as('student2', { phone: true })

  await openOwn(phone)
  await expect(phone.getByRole('button', { name: '拍照' })).toBeVisible()

  const camera = phone.locator('input[type=file][capture=environment]')

  await expect(camera).toHaveAttribute('accept', 'image/*')

  const photo = `${unusedName('IMG')}.png`

  await camera.setInputFiles({ name: photo, mimeType: 'image/png', buffer: await pngOf(phone) })
  await expect(phone.getByText(photo, { exact: true })).toBeVisible()
})

test('what is not taken is refused with the words of the specification, by name and by content', async ({
  as,
}, info) => {
  const page = await as('admin')
  await page.goto('demo/gallery')

  const field = page.locator('.ant-form-item').filter({ hasText: '证明材料' })

  await chooser(field).setInputFiles({
    name: '病历.docx',
    mimeType: 'application/msword',
    buffer: Buffer.from('x'),
  })

  await expect(page.locator('.ant-message').getByText(PAPERS_ONLY, { exact: true })).toBeVisible()
  await expect(field.getByText(`病历.docx：${PAPERS_ONLY}`)).toBeVisible()

  await chooser(field).setInputFiles({
    name: '空.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(0),
  })

  await expect(field.getByText('空.pdf 是空文件，请重新选择')).toBeVisible()

  const large = info.outputPath('大.pdf')

  await writeFile(large, Buffer.alloc(20 * MB + 1))
  await chooser(field).setInputFiles(large)
  await expect(field.getByText('大.pdf：文件过大，最大 20 MB')).toBeVisible()

  await chooser(field).setInputFiles({
    name: '假.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html>not a PDF</html>'),
  })

  const row = uploadingRow(page, '假.pdf')

  await expect(row).toContainText(`上传失败 · ${PAPERS_ONLY}`)

  await page.getByRole('button', { name: '提交示例' }).click()
  await expect(field.getByText('还有文件没有传好，请等待完成，或移除上传失败的文件')).toBeVisible()

  await row.getByRole('button', { name: '取消上传 假.pdf' }).click()
  await chooser(field).setInputFiles({ name: '证书.pdf', mimeType: 'application/pdf', buffer: PDF })
  await expect(field.getByRole('button', { name: '预览 证书.pdf' })).toBeVisible()

  await page.getByRole('button', { name: '提交示例' }).click()
  await expect(page.getByText('已收到 1 个文件')).toBeVisible()
})
