import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { UploadedFile } from '@residency/contract/areas/files/upload.contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mp4 } from '../../testing/files/file-samples.ts'
import {
  fieldsOf,
  transportTo,
  type Upload,
  uploadLikeSimpleUploader,
} from '../../testing/files/simple-uploader.ts'
import { smallDisks } from '../../testing/files/small-disk.ts'
import { logInTo, ownFolder, type Product, startProduct } from '../../testing/server/product.ts'
import { waitUntil } from '../../testing/wait-until.ts'

const MB = 1024 * 1024
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const film = (name: string, bytes: Buffer): Upload => ({
  name,
  size: bytes.length,
  read: (start, end) => bytes.subarray(start, end),
  query: { purpose: 'course' },
})

const chunkUrl = (product: Product) => `${product.url}/fileOperation/chunk`
const as = (token: string) => ({ authorization: `Bearer ${token}` })

async function ownFiles(product: Product, token: string, name: string) {
  const answer = await fetch(`${product.url}/fileOperation/own/page?pageSize=50`, {
    headers: as(token),
  })
  const { data } = (await answer.json()) as { data: { list: UploadedFile[] } }
  return data.list.filter((file) => file.name === name)
}

async function download(product: Product, token: string, file: UploadedFile) {
  const answer = await fetch(`${product.url}/fileOperation?filePath=${file.filePath}`, {
    headers: as(token),
  })

  return Buffer.from(await answer.arrayBuffer())
}

const pidOf = (product: Product) => product.child.pid!

describe('kill -9 during an upload', () => {
  const { folder, remove } = ownFolder()
  let product: Product

  beforeAll(async () => {
    product = await startProduct({ folder })
  }, 90_000)

  afterAll(async () => {
    await product.stop()
    remove()
  })

  test('after the restart only what is missing is sent, and the SHA-256 is right', async () => {
    const bytes = mp4(48 * MB + 12_345)
    const { accessToken } = await logInTo(product, 'teacher')
    const direct = transportTo(chunkUrl(product), accessToken)
    let acknowledged = 0

    const first = await uploadLikeSimpleUploader(film('断点.mp4', bytes), {
      test: direct.test,
      send: async (...given) => {
        if (acknowledged >= 20) product.child.kill('SIGKILL')

        const answer = await direct.send(...given)
        if (answer.status === 200) acknowledged += 1

        return answer
      },
    })

    expect(first.state).toBe('error')

    await product.ended
    product = await startProduct({ folder, port: product.port })

    const second = await uploadLikeSimpleUploader(film('断点.mp4', bytes), direct)

    expect(second.state).toBe('success')
    // what was safe but not answered any more is not sent again
    expect(second.skipped.length).toBeGreaterThanOrEqual(first.sent.length)
    expect(second.skipped).toEqual(expect.arrayContaining(first.sent))
    expect(second.sent.length + second.skipped.length).toBe(48)

    const files = await ownFiles(product, accessToken, '断点.mp4')

    expect(files).toHaveLength(1)
    expect(sha(await download(product, accessToken, files[0]!))).toBe(sha(bytes))
  }, 120_000)

  test('while the file is put together: the last chunk is asked for again, and there is one file', async () => {
    const bytes = mp4(30 * MB)
    const upload = film('收尾.mp4', bytes)
    const { accessToken } = await logInTo(product, 'teacher')
    const direct = transportTo(chunkUrl(product), accessToken)
    const read = (index: number) => upload.read(index * MB, (index + 1) * MB) as Buffer

    for (let index = 0; index < 29; index++)
      expect((await direct.send(fieldsOf(upload, index), upload.name, read(index))).status).toBe(
        200,
      )

    const last = direct.send(fieldsOf(upload, 29), upload.name, read(29)).catch(() => null)

    await sleep(60)
    product.child.kill('SIGKILL')
    await Promise.all([last, product.ended])
    product = await startProduct({ folder, port: product.port })

    const outcome = await uploadLikeSimpleUploader(upload, direct)

    expect(outcome.state).toBe('success')
    expect(outcome.sent.length).toBeLessThanOrEqual(1)

    const files = await ownFiles(product, accessToken, '收尾.mp4')

    expect(files).toHaveLength(1)
    expect(sha(await download(product, accessToken, files[0]!))).toBe(sha(bytes))
  }, 120_000)

  test('a client that breaks off in the middle of a chunk gives its place back, and its half chunk is not taken for one', async () => {
    const bytes = mp4(3 * MB)
    const upload = film(`断线-${Date.now()}.mp4`, bytes) // a second try is another file
    const { accessToken } = await logInTo(product, 'teacher')
    const direct = transportTo(chunkUrl(product), accessToken)

    const half = async () => {
      const away = new AbortController()

      const head = fieldsOf(upload, 0).map(
        ([name, value]) =>
          `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )

      async function* body() {
        yield Buffer.from(
          `${head.join('')}--b\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`,
        )
        yield bytes.subarray(0, MB / 2)
        await sleep(50)
        away.abort()
      }

      const headers = { ...as(accessToken), 'content-type': 'multipart/form-data; boundary=b' }
      const options = { method: 'POST', headers, body: body(), duplex: 'half', signal: away.signal }

      await fetch(chunkUrl(product), options as unknown as RequestInit).catch(() => {})
    }

    await Promise.all(Array.from({ length: 12 }, half))

    // a busy machine notices later that nobody is there any more
    await waitUntil('the place is given back', async () => {
      const { status } = await direct.test(new URLSearchParams(fieldsOf(upload, 0)).toString())
      expect([200, 201, 202], 'half a chunk is none').not.toContain(status)

      return (
        (await direct.send(fieldsOf(upload, 0), upload.name, bytes.subarray(0, MB))).status === 200
      )
    })

    // the server may notice one after the other that the twelve have gone: three chunks at once
    // need three places
    const other = film(`free-${Date.now()}.mp4`, bytes)

    await waitUntil(
      'the other places are given back',
      async () => (await uploadLikeSimpleUploader(other, direct)).state === 'success',
    )

    const outcome = await uploadLikeSimpleUploader(upload, direct)

    expect(outcome).toMatchObject({ state: 'success', skipped: [0] })
    expect(sha(await download(product, accessToken, JSON.parse(outcome.message).data))).toBe(
      sha(bytes),
    )
  }, 60_000)

  test('a refused chunk does not cost the connection: the rest of it is read past', async () => {
    const { accessToken } = await logInTo(product, 'student')
    const direct = transportTo(chunkUrl(product), accessToken)

    for (let i = 0; i < 20; i++) {
      const refused = await direct.send(
        fieldsOf(film('a.mp4', mp4(5 * MB)), 0),
        'a.mp4',
        Buffer.alloc(2 * MB),
      )
      expect(refused.status).toBe(401)
    }
  }, 60_000)
})

describe('a full disk', () => {
  const { folder, remove } = ownFolder()
  const dataDir = join(folder, 'data')

  mkdirSync(dataDir, { mode: 0o755 })

  const disks = smallDisks(dataDir)
  let product: Product

  beforeAll(async () => {
    product = await startProduct({ folder })
    disks.begin(pidOf(product))
  }, 90_000)

  afterAll(async () => {
    await product.stop()
    disks.remove()
    remove()
  })

  test('is reported in plain words, everything else continues, and once there is room only what is missing is sent', async () => {
    const bytes = mp4(40 * MB)
    const upload = film(`磁盘-${Date.now()}.mp4`, bytes) // a second try is another file
    const { accessToken } = await logInTo(product, 'teacher')
    const direct = transportTo(chunkUrl(product), accessToken)

    const full = {
      code: 'C0300',
      msg: '服务器存储空间不足，本次内容没有保存，请联系管理员后再试',
      data: null,
    }

    const noStaging = await uploadLikeSimpleUploader(upload, direct)

    expect(noStaging.state).toBe('error')
    expect(JSON.parse(noStaging.message)).toMatchObject(full)
    expect(
      (await fetch(`${product.url}/api/v1/users/me`, { headers: as(accessToken) })).status,
    ).toBe(200)

    disks.enlarge('staging', pidOf(product))

    const noStore = await uploadLikeSimpleUploader(upload, direct)

    expect(noStore.state).toBe('error')
    expect(JSON.parse(noStore.message)).toMatchObject(full)

    // the first three are asked about at once, in the moment the disk grows: they may be asked for
    // again, no other may
    const again = noStaging.sent.filter((chunk) => !noStore.skipped.includes(chunk))

    expect(again.length, `sent again: ${again}`).toBeLessThanOrEqual(3)
    expect(await ownFiles(product, accessToken, upload.name)).toEqual([])

    disks.enlarge('files', pidOf(product))

    const room = await uploadLikeSimpleUploader(upload, direct)

    expect(room.state).toBe('success')
    expect(room.sent.length).toBeLessThanOrEqual(1)
    expect(sha(await download(product, accessToken, JSON.parse(room.message).data))).toBe(
      sha(bytes),
    )
  }, 120_000)
})
