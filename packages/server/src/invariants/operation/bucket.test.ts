import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { UploadedFile } from '@residency/contract/areas/files/upload.contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBucket } from '../../testing/files/bucket.ts'
import { mp4 } from '../../testing/files/file-samples.ts'
import { transportTo, uploadLikeSimpleUploader } from '../../testing/files/simple-uploader.ts'
import { logInTo, ownFolder, type Product, startProduct } from '../../testing/server/product.ts'

// Two processes that share a database and a bucket, and no folder for files: as on two machines.
const MB = 1024 * 1024
const { folder, remove } = ownFolder()
let bucket: Awaited<ReturnType<typeof startBucket>>
let products: [Product, Product]
let token = ''

beforeAll(async () => {
  bucket = await startBucket()

  const one = await startProduct({ folder, environment: bucket.environment })

  products = [one, await startProduct({ folder, environment: bucket.environment })]
  token = (await logInTo(one, 'teacher')).accessToken
}, 120_000)

afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()))
  await bucket.stop()
  remove()
})

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const get = (product: Product, file: UploadedFile, headers: Record<string, string> = {}) =>
  fetch(`${product.url}/fileOperation?filePath=${file.filePath}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  })

test('the chunks of one upload arrive at both in turn and become one file, which both give out, whole and in ranges', async () => {
  const bytes = mp4(25 * MB + 777)
  const ways = products.map((product) => transportTo(`${product.url}/fileOperation/chunk`, token))
  let turn = 0
  const next = () => ways[turn++ % 2]!

  const outcome = await uploadLikeSimpleUploader(
    {
      name: '讲座.mp4',
      size: bytes.length,
      read: (start, end) => bytes.subarray(start, end),
      query: { purpose: 'course' },
    },
    { test: (query) => next().test(query), send: (...chunk) => next().send(...chunk) },
  )

  expect(outcome.message).toContain('"00000"')
  expect(outcome.sent.length).toBe(25)

  const file = (JSON.parse(outcome.message) as { data: UploadedFile }).data

  for (const product of products) {
    expect(sha(Buffer.from(await (await get(product, file)).arrayBuffer()))).toBe(sha(bytes))

    const part = await get(product, file, { range: 'bytes=8388600-8388700' })

    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(8_388_600, 8_388_701))).toBe(
      true,
    )
  }

  for (const name of ['files', 'staging'])
    expect(existsSync(join(folder, 'data', name)), name).toBe(false)
}, 120_000)

test('when the bucket is away an upload is refused with that reason and tried again later; everything else continues', async () => {
  await bucket.stop()

  const form = new FormData()

  form.set(
    'file',
    new Blob(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF']),
    '证明.pdf',
  )

  const answer = await fetch(`${products[0].url}/fileOperation/attachment`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })

  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({ code: 'C0300', data: null })
  expect((await fetch(`${products[0].url}/health/ready`)).status).toBe(200)

  bucket = await startBucket()
}, 60_000)
