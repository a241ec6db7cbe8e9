import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBucket } from '../../testing/files/bucket.ts'
import { collect, inPieces, OBJECT_FORMS } from '../../testing/files/object-forms.ts'
import { readConfig } from '../config/config.ts'
import { folderObjects } from './folder-objects.ts'
import { openBucket, s3Objects } from './s3-objects.ts'
import { ObjectMissing, StorageFull, StorageUnavailable } from './storage-errors.ts'

describe.each(OBJECT_FORMS)('objects %s', (_name, open) => {
  let form: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    form = await open()
  })
  afterAll(() => form.close())

  test.each([
    ['nothing', 0],
    ['one byte', 1],
    ['a part exactly', 8 * 1024 * 1024],
    ['more than two parts', 17 * 1024 * 1024 + 5],
  ])('%s is kept and read, whole and by ranges', async (name, size) => {
    const bytes = randomBytes(size)
    const at = `sizes/${name.replaceAll(' ', '-')}`

    await form.objects.write(at, inPieces(bytes, 100_000))
    expect((await collect(form.objects.read(at, 0, size - 1))).equals(bytes)).toBe(true)

    if (size === 0) return

    const [start, end] = [Math.floor(size / 3), size - 1]

    expect((await collect(form.objects.read(at, start, end))).equals(bytes.subarray(start))).toBe(
      true,
    )
    expect((await collect(form.objects.read(at, end, end + 500))).equals(bytes.subarray(end))).toBe(
      true,
    )
    expect(await collect(form.objects.read(at, size, size + 5))).toEqual(Buffer.alloc(0))
  })

  test('what is not there is said; removing it is no error', async () => {
    await expect(collect(form.objects.read('no/thing', 0, 5))).rejects.toThrow(ObjectMissing)

    await form.objects.remove('no/thing')
    await form.objects.removeFolder('no')
  })

  test('a folder is listed in order and removed alone', async () => {
    for (const name of ['list/b', 'list/a/x', 'list-more/y'])
      await form.objects.write(name, inPieces(Buffer.from(name)))

    const names: [string, number][] = []

    for await (const { name, size } of form.objects.list('list')) names.push([name, size])

    expect(names).toEqual([
      ['list/a/x', 8],
      ['list/b', 6],
    ])

    await form.objects.removeFolder('list')
    await expect(collect(form.objects.read('list/b', 0, 1))).rejects.toThrow(ObjectMissing)
    expect(String(await collect(form.objects.read('list-more/y', 0, 20)))).toBe('list-more/y')
  })

  test('a stream that breaks after many megabytes leaves nothing', async () => {
    const broken = async function* () {
      yield* inPieces(randomBytes(18 * 1024 * 1024), 1_000_000)
      throw new Error('gone')
    }

    await expect(form.objects.write('broken/one', broken())).rejects.toThrow('gone')
    for await (const { name } of form.objects.list('broken')) expect.unreachable(name)
  })
})

describe('a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'residency-folder-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('what a writer that died left half done is cleared away once it is old', async () => {
    for (const [name, age] of [
      ['old', 100_000],
      ['new', 0],
    ] as const) {
      writeFileSync(join(folder, `${name}.ab.part`), 'half')
      utimesSync(join(folder, `${name}.ab.part`), Date.now() / 1000 - age, Date.now() / 1000 - age)
    }

    await folderObjects(folder).sweepUnfinished(new Date(Date.now() - 86_400_000))
    expect(readdirSync(folder)).toEqual(['new.ab.part'])
  })

  test('a full disk is reported as such, leaves nothing and is forgotten once there is room', async () => {
    const full = async function* () {
      yield randomBytes(1000)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }

    const objects = folderObjects(join(folder, 'full'))

    await expect(objects.write('a', full())).rejects.toThrow(StorageFull)
    expect(readdirSync(join(folder, 'full'))).toEqual([])

    await objects.write('a', inPieces(randomBytes(1000)))
  })
})

describe('a bucket', () => {
  test('what was sent of a stream that breaks is taken back', async () => {
    const server = await startBucket()
    const bucket = await openBucket(server.address)
    const commands: string[] = []

    bucket.client.middlewareStack.add(
      (next, context) => (args) => {
        commands.push(String(context.commandName))
        return next(args)
      },
      { step: 'initialize' },
    )

    const broken = async function* () {
      yield* inPieces(randomBytes(18 * 1024 * 1024), 1_000_000)
      throw new Error('gone')
    }

    await expect(s3Objects(bucket, 'x/').write('one', broken())).rejects.toThrow('gone')

    expect(commands).toEqual([
      'CreateMultipartUploadCommand',
      'UploadPartCommand',
      'UploadPartCommand',
      'AbortMultipartUploadCommand',
    ])

    bucket.close()
    await server.stop()
  })
  test('one that is not there stops the start with a sentence; one that goes away is reported as such', async () => {
    const server = await startBucket()

    await expect(openBucket({ ...server.address, bucket: 'another' })).rejects.toThrow(
      'S3_BUCKET: the bucket another at http://127.0.0.1',
    )

    const bucket = await openBucket(server.address)

    await server.stop()
    await expect(s3Objects(bucket, 'x/').write('one', inPieces(randomBytes(5)))).rejects.toThrow(
      StorageUnavailable,
    )
    await expect(openBucket(server.address)).rejects.toThrow('ECONNREFUSED')

    bucket.close()
  })
})

describe('the configuration of a bucket', () => {
  const whole = {
    FILES_STORE: 's3',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'i',
    S3_SECRET_ACCESS_KEY: 's',
  }

  test.each([
    [{ ...whole, S3_BUCKET: '' }, 'S3_BUCKET: must be given with FILES_STORE=s3.'],
    [{ ...whole, S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID: must be given with FILES_STORE=s3.'],
    [
      { ...whole, S3_SECRET_ACCESS_KEY: '' },
      'S3_SECRET_ACCESS_KEY: must be given with FILES_STORE=s3.',
    ],
    [
      { ...whole, S3_ENDPOINT: 'ftp://x' },
      'S3_ENDPOINT: must be an address that starts with http:// or https://.',
    ],
    [{ ...whole, FILES_STORE: 'folder' }, 'S3_BUCKET: is given, but FILES_STORE is folder'],
    [{ FILES_STORE: 'cloud' }, 'FILES_STORE:'],
  ])('%o is refused with a sentence', (environment, sentence) => {
    expect(() => readConfig({ DATA_DIR: '/tmp/nowhere', ...environment })).toThrow(sentence)
  })

  test('a server of one’s own has the bucket in the path unless configured otherwise, the cloud has not', () => {
    const bucket = (more: Record<string, string>) =>
      readConfig({ DATA_DIR: '/tmp/nowhere', ...whole, ...more }).bucket

    expect(bucket({})).toMatchObject({ endpoint: undefined, pathStyle: false, region: 'us-east-1' })
    expect(bucket({ S3_ENDPOINT: 'https://minio.example.org' })).toMatchObject({ pathStyle: true })
    expect(bucket({ S3_ENDPOINT: 'https://minio.example.org', S3_PATH_STYLE: '0' })).toMatchObject({
      pathStyle: false,
    })
    expect(readConfig({ DATA_DIR: '/tmp/nowhere' }).bucket).toBeNull()
  })
})
