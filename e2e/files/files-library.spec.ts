import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { makeFilm } from '../fixtures/test-video.ts'
import { expect, test, tokenOf } from '../support/actors.ts'
import { unusedName } from '../support/makers.ts'
import { MB } from '../support/uploading.ts'

/** The published simple-uploader.js. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('simple-uploader.js/dist/uploader.js'),
  'utf8',
)

const TARGET = '/medical/prod-api/fileOperation/chunk'

type UploadRequest = {
  name: string
  base64: string
  token: string
  target: string
  purpose: string
  stopAfter?: number
}

type Outcome = { state: 'success' | 'error' | 'paused'; message: string; sizes: number[] }

/**
 * Passes a file to the library in the page with its two required options: target address and
 * session.
 */
const uploadInPage = (page: Page, uploadRequest: UploadRequest) =>
  page.evaluate(
    async ({ name, base64, token, target, purpose, stopAfter = Number.POSITIVE_INFINITY }) => {
      const sizes: number[] = []
      const { send } = XMLHttpRequest.prototype

      XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
        if (body instanceof FormData) sizes.push((body.get('file') as File).size)
        return send.call(this, body)
      }

      // biome-ignore lint/suspicious/noExplicitAny: it has no types
      const { Uploader } = window as any

      const uploader = new Uploader({
        target,
        query: { purpose },
        headers: { Authorization: token },
      })

      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

      const outcome = await new Promise<Pick<Outcome, 'state' | 'message'>>((done) => {
        uploader.on('fileSuccess', (_root: unknown, _file: unknown, message: string) =>
          done({ state: 'success', message }),
        )
        uploader.on('fileError', (_root: unknown, _file: unknown, message: string) =>
          done({ state: 'error', message }),
        )

        uploader.on('fileProgress', (_root: unknown, file: { sizeUploaded(): number }) => {
          if (file.sizeUploaded() < stopAfter) return

          uploader.pause()
          done({ state: 'paused', message: '' })
        })

        uploader.addFile(new File([bytes], name))
        uploader.upload()
      })

      XMLHttpRequest.prototype.send = send

      return { ...outcome, sizes }
    },
    uploadRequest,
  )

/** The answers to a page's chunk calls. */
function answersTo(page: Page) {
  const heard: Record<string, number[]> = { GET: [], POST: [] }

  page.on(
    'response',
    (answer) =>
      answer.url().includes(TARGET) && heard[answer.request().method()]?.push(answer.status()),
  )

  return heard
}

async function downloaded(page: Page, message: string, token: string) {
  const { data } = JSON.parse(message) as { data: { filePath: string } }
  const address = `${TARGET.replace('/chunk', '')}?filePath=${data.filePath}`
  const answer = await page.request.get(new URL(address, process.env.E2E_BASE).href, {
    headers: { Authorization: token },
  })

  return { name: answer.headers()['content-disposition'], bytes: await answer.body() }
}

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function pageWithLibrary(as: (who: string) => Promise<Page>, who: string) {
  const page = await as(who)
  await page.addInitScript(LIBRARY)
  await page.goto('files/own')

  return page
}

test('simple-uploader.js as published uploads a film under its Chinese name; the last chunk is larger than the others', async ({
  as,
}, info) => {
  const [page, token] = [await pageWithLibrary(as, 'teacher'), await tokenOf('teacher')]
  const name = `${unusedName('课程录像')}.webm`
  const film = readFileSync((await makeFilm(page, info.outputPath(name), 5 * MB + 300_000)).path)
  const request = {
    name,
    base64: film.toString('base64'),
    token,
    target: TARGET,
    purpose: 'course',
  }
  const answers = answersTo(page)
  const { state, message, sizes } = await uploadInPage(page, request)

  expect(state, message).toBe('success')
  await expect.poll(() => answers).toEqual({ GET: Array(5).fill(204), POST: Array(5).fill(200) })
  expect(sizes.sort((a, b) => a - b)).toEqual([MB, MB, MB, MB, MB + 300_000])

  const stored = await downloaded(page, message, token)

  expect(sha(stored.bytes)).toBe(sha(film))
  expect(stored.name).toBe(`attachment; filename=${encodeURIComponent(name)}`)
})

test('after a closed page, the published simple-uploader.js sends only the missing chunks', async ({
  as,
}) => {
  const token = await tokenOf('teacher2')
  const name = `${unusedName('证书')}.pdf`

  const paper = Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%'),
    randomBytes(4 * MB),
    Buffer.from('\n%%EOF\n'),
  ])

  const request = {
    name,
    base64: paper.toString('base64'),
    token,
    target: TARGET,
    purpose: 'course',
  }
  const first = await pageWithLibrary(as, 'teacher2')
  const stopped = await uploadInPage(first, { ...request, stopAfter: 2 * MB })

  expect(stopped.state).toBe('paused')

  await first.close()

  const again = await pageWithLibrary(as, 'teacher2')
  const answers = answersTo(again)
  const { state, message, sizes } = await uploadInPage(again, request)

  expect(state, message).toBe('success')

  const there = answers.GET!.filter((status) => status === 200).length

  expect(there).toBeGreaterThan(0)
  expect(sizes).toHaveLength(4 - there)
  expect(sha((await downloaded(again, message, token)).bytes)).toBe(sha(paper))
})

test('simple-uploader.js as published ends a file with the sentence of what is not taken', async ({
  as,
}) => {
  const [page, token] = [await pageWithLibrary(as, 'student'), await tokenOf('student')]
  const page64 = Buffer.from('<html><script>1</script></html>').toString('base64')
  const request = { name: '病历.pdf', base64: page64, token, target: TARGET, purpose: 'attachment' }
  const { state, message } = await uploadInPage(page, request)

  expect(state).toBe('error')

  expect(JSON.parse(message)).toMatchObject({
    msg: '附件格式仅支持图片(jpg、png、jpeg)和pdf文件',
    data: null,
  })
})
