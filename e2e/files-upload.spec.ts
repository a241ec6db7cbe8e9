import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { heic } from '../packages/server/src/testing/file-samples.ts'
import { expect, test } from './actors.ts'
import { type Film, makeFilm } from './film.ts'
import { actOn, confirm, downloadedBy, rowOf } from './gestures.ts'
import { unusedName } from './makers.ts'

const MB = 1024 * 1024
const PAPERS_ONLY = '附件格式仅支持图片(jpg、png、jpeg)和pdf文件'

const chooser = (page: Page | Locator) => page.locator('input[type=file]:not([capture])').first()
const onItsWay = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('progressbar', { name: `${name} 的上传进度` }) })
const percentOf = async (row: Locator) => Number(await row.getByRole('progressbar').getAttribute('aria-valuenow'))
const openOwn = async (page: Page) => {
  await page.goto('files/own')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的文件')
}
/** What the page may send in a second, so that there is something to see on the way. */
async function slow(page: Page, bytesPerSecond: number) {
  const browser = await page.context().newCDPSession(page)
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond }
  await browser.send('Network.emulateNetworkConditions', conditions)
}
/** A way to the product that can be cut under a browser which goes on believing that it is connected. */
async function wayThatBreaks() {
  const { hostname, port } = new URL(process.env.E2E_BASE!)
  const sockets = new Set<Socket>()
  let isCut = false
  const way = createServer((here) => {
    if (isCut) return here.destroy()
    const there = connect(Number(port), hostname)
    for (const one of [here, there]) {
      sockets.add(one)
      one.on('error', () => {}).on('close', () => sockets.delete(one))
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
    close() {
      cut(true)
      way.close()
    },
  }
}
const sha256Of = async (path: string) => {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
  return hash.digest('hex')
}
async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])
    .analyze()
  return found.flatMap(({ id, nodes }) => nodes.slice(0, 5).map(({ target, failureSummary }) => `${id} ${target}\n${failureSummary}`))
}
/** A picture as a browser draws it. */
const picture = (page: Page, width: number, height: number) =>
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
const pngOf = async (page: Page, width = 1200, height = 900) => Buffer.from(await picture(page, width, height), 'base64')
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R/Size 4>>\n%%EOF\n',
)

/** Opens a film, jumps to its second scene, whose bytes stand at the very end, plays there, and jumps back. */
async function watch(page: Page, film: Film, open: () => Promise<unknown>) {
  const parts: { status: number; start: number }[] = []
  page.on('response', (answer) => {
    const [, start] = /bytes (\d+)-/.exec(answer.headers()['content-range'] ?? '') ?? []
    if (answer.url().includes('/fileOperation/stream')) parts.push({ status: answer.status(), start: Number(start) })
  })
  await open()
  const player = page.locator('video')
  const look = <T>(act: (media: HTMLVideoElement) => T) => player.evaluate(act as (media: Element) => T)
  const jump = async (seconds: number) => {
    await player.evaluate((media, at) => {
      ;(media as HTMLVideoElement).currentTime = at
    }, seconds)
    await expect.poll(() => look(({ seeking, readyState }) => !seeking && readyState >= 2), { timeout: 30_000 }).toBe(true)
    expect(await look(({ currentTime }) => currentTime)).toBeCloseTo(seconds, 1)
  }
  await expect.poll(() => look(({ duration }) => duration)).toBeCloseTo(film.seconds, 1)
  const goal = film.secondScene.seconds + 0.3
  await jump(goal)
  expect(parts).toContainEqual({ status: 206, start: expect.any(Number) })
  expect(Math.max(...parts.filter(({ status }) => status === 206).map(({ start }) => start))).toBeGreaterThan(film.size / 2)
  await look((media) => {
    media.muted = true
    return media.play()
  })
  await expect.poll(() => look(({ currentTime }) => currentTime)).toBeGreaterThan(goal + 0.3)
  await look((media) => media.pause())
  await jump(0.2)
}

test('300 MB of film go up over a connection that is cut, come back the same, and can be watched', async ({ as }, info) => {
  test.setTimeout(300_000)
  const page = await as('teacher')
  await openOwn(page)
  const name = `${unusedName('手术教学录像')}.webm`
  const film = await makeFilm(page, info.outputPath(name), 300 * MB)
  expect(film.size).toBe(300 * MB)
  await chooser(page).setInputFiles(film.path)
  const row = onItsWay(page, name)
  await expect.poll(() => percentOf(row), { timeout: 60_000 }).toBeGreaterThan(15)
  await expect(row).toContainText(/MB\/秒 · 剩余/)
  await page.context().setOffline(true)
  await expect(row).toContainText('网络已断开，恢复后自动继续')
  const stood = await percentOf(row)
  expect(stood).toBeLessThan(90)
  await page.waitForTimeout(4000)
  expect(await percentOf(row)).toBeLessThanOrEqual(stood)
  await page.context().setOffline(false)
  await expect(row).not.toContainText('网络已断开')
  await expect(rowOf(page, name)).toBeVisible({ timeout: 120_000 })
  await expect(rowOf(page, name)).toContainText('300.0 MB')
  await expect(row).toHaveCount(0)

  await watch(page, film, () => rowOf(page, name).getByRole('button', { name, exact: true }).click())
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click()

  const [download] = await Promise.all([page.waitForEvent('download'), actOn(page, rowOf(page, name), '下载')])
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

test('an upload pauses and goes on; after a closed tab the same file sends only what is missing', async ({ as }, info) => {
  test.setTimeout(150_000)
  const page = await as('teacher2')
  await openOwn(page)
  const name = `${unusedName('课程')}.webm`
  const film = await makeFilm(page, info.outputPath(name), 24 * MB + 12_345)
  await slow(page, 4 * MB)
  await chooser(page).setInputFiles(film.path)
  const row = onItsWay(page, name)
  await expect.poll(() => percentOf(row)).toBeGreaterThan(15)
  await row.getByRole('button', { name: `暂停 ${name}` }).click()
  await expect(row).toContainText('已暂停')
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/fileOperation/chunk') && calls.push(request.method()))
  await page.waitForTimeout(1500)
  expect(calls).toEqual([])
  await row.getByRole('button', { name: `继续 ${name}` }).click()
  await expect.poll(() => percentOf(row)).toBeGreaterThan(40)
  await row.getByRole('button', { name: `暂停 ${name}` }).click()
  await page.close()

  const again = await as('teacher2')
  await openOwn(again)
  const sent: string[] = []
  again.on('request', (request) => request.url().includes('/fileOperation/chunk') && sent.push(request.method()))
  await chooser(again).setInputFiles(film.path)
  await expect(rowOf(again, name)).toBeVisible({ timeout: 60_000 })
  const posts = sent.filter((method) => method === 'POST').length
  expect(posts).toBeGreaterThan(0)
  expect(posts).toBeLessThanOrEqual(16) // of 24
})

test('a way that breaks without the browser’s knowledge is waited for too', async ({ as }, info) => {
  test.setTimeout(150_000)
  const way = await wayThatBreaks()
  const page = await as('teacher2', { base: way.base })
  await openOwn(page)
  const name = `${unusedName('断线')}.webm`
  const film = await makeFilm(page, info.outputPath(name), 24 * MB)
  await slow(page, 4 * MB)
  await chooser(page).setInputFiles(film.path)
  const row = onItsWay(page, name)
  await expect.poll(() => percentOf(row)).toBeGreaterThan(15)
  way.cut(true)
  await expect(row).toContainText('网络已断开，恢复后自动继续')
  await page.waitForTimeout(2000)
  way.cut(false)
  await expect(rowOf(page, name)).toBeVisible({ timeout: 60_000 })
  const { bytes } = await downloadedBy(page, () => actOn(page, rowOf(page, name), '下载'))
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(film.sha256)

  // a ticket lives five minutes: what the server says to a dead one is said to the first one at once
  let dead = ''
  const ticketOf = (address: string) => new URL(address).searchParams.get('ticket') ?? ''
  await page.route('**/fileOperation/stream?**', (route) =>
    ticketOf(route.request().url()) === dead ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await rowOf(page, name).getByRole('button', { name, exact: true }).click()
  const player = page.locator('video')
  const look = <T>(act: (media: HTMLVideoElement) => T) => player.evaluate(act as (media: Element) => T)
  await expect.poll(() => look(({ readyState }) => readyState)).toBeGreaterThan(0)
  dead = ticketOf(await look(({ currentSrc }) => currentSrc))
  const goal = film.secondScene.seconds + 0.3
  await player.evaluate((media, at) => {
    ;(media as HTMLVideoElement).currentTime = at
  }, goal)
  await expect
    .poll(() => look(({ readyState, seeking, error, currentTime }) => (readyState >= 2 && !seeking && !error ? currentTime : -1)))
    .toBeCloseTo(goal, 1)
  way.close()
})

test('what is not taken is refused with the words of the specification, by name and by content', async ({ as }, info) => {
  const page = await as('admin')
  await page.goto('demo/gallery')
  const field = page.locator('.ant-form-item').filter({ hasText: '证明材料' })
  await chooser(field).setInputFiles({ name: '病历.docx', mimeType: 'application/msword', buffer: Buffer.from('x') })
  await expect(page.locator('.ant-message').getByText(PAPERS_ONLY, { exact: true })).toBeVisible()
  await expect(field.getByText(`病历.docx：${PAPERS_ONLY}`)).toBeVisible()
  await chooser(field).setInputFiles({ name: '空.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) })
  await expect(field.getByText('空.pdf 是空文件，请重新选择')).toBeVisible()
  const large = info.outputPath('大.pdf')
  await writeFile(large, Buffer.alloc(20 * MB + 1))
  await chooser(field).setInputFiles(large)
  await expect(field.getByText('大.pdf：文件过大，最大 20 MB')).toBeVisible()
  await chooser(field).setInputFiles({ name: '假.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>not a PDF</html>') })
  const row = onItsWay(page, '假.pdf')
  await expect(row).toContainText(`上传失败 · ${PAPERS_ONLY}`)
  await page.getByRole('button', { name: '提交示例' }).click()
  await expect(field.getByText('文件还在上传，请等待完成')).toBeVisible()
  await row.getByRole('button', { name: '取消上传 假.pdf' }).click()
  await chooser(field).setInputFiles({ name: '证书.pdf', mimeType: 'application/pdf', buffer: PDF })
  await expect(field.getByRole('button', { name: '预览 证书.pdf' })).toBeVisible()
  await page.getByRole('button', { name: '提交示例' }).click()
  await expect(page.getByText('已收到 1 个文件')).toBeVisible()
})

test('a picture is pasted, seen, zoomed, turned and cropped', async ({ as }) => {
  const page = await as('admin')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('demo/gallery')
  const field = page.locator('.ant-form-item').filter({ hasText: '证明材料' })
  await field.scrollIntoViewIfNeeded()
  const base64 = await picture(page, 1200, 900)
  await page.evaluate(async (data) => {
    const blob = new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: 'image/png' })
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
  }, base64)
  await field.getByRole('button', { name: '选择文件' }).focus()
  await page.keyboard.press('Control+v')
  const shown = field.getByRole('button', { name: /^粘贴的图片 .*\.png$/ })
  await expect(shown).toBeVisible()
  await shown.click()
  const window = page.getByRole('dialog')
  const image = window.locator('.preview-picture img')
  await expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1200)
  await window.getByRole('button', { name: '放大' }).click()
  await window.getByRole('button', { name: '向右旋转' }).click()
  await expect(image).toHaveAttribute('style', /rotate\(90deg\) scale\(1\.25\)/)
  await expect(window.getByText('125%')).toBeVisible()
  await page.mouse.move(0, 0) // the last button's tooltip goes
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await window.getByRole('button', { name: '关闭' }).last().click()

  await field.getByRole('button', { name: /^裁剪 粘贴的图片/ }).click()
  const crop = page.getByRole('dialog', { name: '裁剪图片' })
  await crop.getByText('1:1').click()
  await crop.getByRole('button', { name: '使用裁剪后的图片' }).click()
  const cut = field.getByRole('button', { name: /^粘贴的图片 .*\.jpg$/ })
  await expect(cut).toBeVisible()
  await expect(shown).toHaveCount(0)
  await cut.click()
  await expect.poll(() => page.locator('.preview-picture img').evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(900)
  expect(await page.locator('.preview-picture img').evaluate((one) => (one as HTMLImageElement).naturalHeight)).toBe(900)
})

test('a photo is cut to its shape before it goes; PDF stands in a frame', async ({ as }) => {
  const page = await as('admin')
  await page.goto('demo/gallery')
  const field = page.locator('.ant-form-item').filter({ hasText: '证件照' })
  await chooser(field).setInputFiles({ name: '证件照.png', mimeType: 'image/png', buffer: await pngOf(page) })
  const crop = page.getByRole('dialog', { name: '裁剪图片' })
  await expect(crop.getByLabel('缩放')).toBeVisible()
  await expect(crop.getByText('1:1')).toHaveCount(0)
  await crop.getByRole('button', { name: '使用裁剪后的图片' }).click()
  await field.getByRole('button', { name: '证件照.jpg', exact: true }).click()
  const image = page.locator('.preview-picture img')
  await expect
    .poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth / (one as HTMLImageElement).naturalHeight))
    .toBeCloseTo(0.75, 2)
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click()
  const papers = page.locator('.ant-form-item').filter({ hasText: '证明材料' })
  await chooser(papers).setInputFiles({ name: '证书.pdf', mimeType: 'application/pdf', buffer: PDF })
  const answered = page.waitForResponse((answer) => answer.url().includes('/fileOperation/stream'))
  await papers.getByRole('button', { name: '证书.pdf', exact: true }).click()
  const answer = await answered
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await expect(page.locator('iframe[title="预览 证书.pdf"]')).toBeVisible()
})

test('a HEIC photograph is shown as browsers can, and downloaded under its Chinese name', async ({ as }) => {
  const page = await as('student2', { phone: true })
  await openOwn(page)
  await chooser(page).setInputFiles({ name: '手机拍的证明.HEIC', mimeType: 'image/heic', buffer: heic() })
  const shown = page.getByRole('button', { name: /^手机拍的证明\.\w+$/ })
  await shown.click()
  await expect.poll(() => page.locator('.preview-picture img').evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(64)
  const { name, bytes } = await downloadedBy(page, () => page.getByRole('dialog').getByRole('button', { name: '下载' }).click())
  expect(name).toMatch(/^手机拍的证明\.(heic|jpg)$/i)
  expect(bytes.length).toBeGreaterThan(100)
})

for (const seat of [
  {},
  { dark: true },
  { phone: true },
  { phone: true, dark: true },
  { width: 360, height: 740, phone: true, english: true },
])
  test(`files on their way and stored have no violation and fit: ${JSON.stringify(seat)}`, async ({ as }, info) => {
    test.setTimeout(120_000)
    const page = await as('student', seat)
    await page.goto('files/own')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const paper = info.outputPath(`${unusedName('一份名字很长很长的证明材料用来看看会不会撑破手机屏幕')}.pdf`)
    await writeFile(paper, Buffer.concat([PDF, Buffer.from(`%${unusedName('x')}`)]))
    await chooser(page).setInputFiles(paper)
    await expect(page.getByText(/证明材料用来看看/).first()).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await page.context().setOffline(true)
    await chooser(page).setInputFiles({
      name: '另一份材料.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([PDF, Buffer.from('%2')]),
    })
    await expect(page.getByRole('progressbar')).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await page.context().setOffline(false)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  })
