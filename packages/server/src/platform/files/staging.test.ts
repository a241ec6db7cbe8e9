import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collect, inPieces, OBJECT_FORMS } from '../../testing/files/object-forms.ts'
import { diskNow } from '../../testing/measured-time.ts'
import { type Staging, stagingOn, UploadIncomplete } from './staging.ts'

const ring = { current: 'k1', keys: new Map([['k1', randomBytes(32)]]) }

describe.each(OBJECT_FORMS)('uploads in progress %s', (_name, open) => {
  let form: Awaited<ReturnType<typeof open>>
  let staging: Staging

  beforeAll(async () => {
    form = await open()
    staging = stagingOn(form.objects, ring)
  })

  afterAll(() => form.close())

  const names = async (upload: string) => {
    const found: string[] = []
    for await (const { name } of form.objects.list(upload)) found.push(name)

    return found
  }

  test('chunks in any order, twice, overlapping and several at once are read in order', async () => {
    const whole = randomBytes(1_000_000)
    const places = [700_000, 0, 300_000, 0, 299_000, 700_000]
    const written = await Promise.all(
      places.map((at) => staging.write('up-1', at, inPieces(whole.subarray(at, at + 400_000)))),
    )

    expect(written.map(({ length }) => length)).toEqual([
      300_000, 400_000, 400_000, 400_000, 400_000, 300_000,
    ])
    expect((await collect(staging.read('up-1', whole.length))).equals(whole)).toBe(true)
    expect(
      (await collect(staging.read('up-1', 65_536 * 2))).equals(whole.subarray(0, 65_536 * 2)),
    ).toBe(true)
  })

  test('of a chunk that came twice with other bytes the later one counts', async () => {
    await staging.write('up-0', 0, inPieces(Buffer.from('first')))
    await new Promise((done) => setTimeout(done, 5))
    await staging.write('up-0', 0, inPieces(Buffer.from('again')))
    expect(String(await collect(staging.read('up-0', 5)))).toBe('again')

    await staging.remove('up-0')
  })

  test('what is taken back is gone at once; a concurrent reader continues with the other copy', async () => {
    const whole = randomBytes(400_000)
    await staging.write('up-5', 0, inPieces(whole))

    const again = await staging.write('up-5', 0, inPieces(whole))
    const reading = staging.read('up-5', whole.length)[Symbol.asyncIterator]()
    const first = (await reading.next()).value as Buffer

    await again.takeBack()
    await again.takeBack()
    expect(await names('up-5')).toHaveLength(1)

    const rest = await collect({ [Symbol.asyncIterator]: () => reading })

    expect(Buffer.concat([first, rest]).equals(whole)).toBe(true)

    const alone = await staging.write('up-6', 0, inPieces(whole))
    const late = staging.read('up-6', whole.length)

    await alone.takeBack()
    await expect(collect(late)).rejects.toThrow(UploadIncomplete)

    await staging.remove('up-5')
  })

  test('a missing byte is said', async () => {
    await staging.write('up-2', 0, inPieces(randomBytes(10)))
    await staging.write('up-2', 11, inPieces(randomBytes(10)))
    await expect(collect(staging.read('up-2', 21))).rejects.toThrow(UploadIncomplete)
    await expect(collect(staging.read('nobody', 1))).rejects.toThrow(UploadIncomplete)
  })

  test('a stream that breaks leaves nothing', async () => {
    const broken = async function* () {
      yield randomBytes(200_000)
      throw new Error('gone')
    }

    await expect(staging.write('up-3', 0, broken())).rejects.toThrow('gone')
    expect(await names('up-3')).toEqual([])
  })

  test('nothing is stored in plain', async () => {
    await staging.write('up-4', 0, inPieces(Buffer.from('110101199003070000'.repeat(10_000))))
    expect((await names('up-4')).length).toBe(1)
    expect(form.onDisk().includes('110101199003070000')).toBe(false)
  })

  test('an id is never a path', async () => {
    for (const id of ['../x', 'a/b', '', 'a\0'])
      await expect(staging.write(id, 0, inPieces(randomBytes(1)))).rejects.toThrow()
  })

  test('the uploads are listed with their last write, until they are removed', async () => {
    const seen = new Map<string, Date>()
    for await (const { id, touchedAt } of staging.list()) seen.set(id, touchedAt)

    expect([...seen.keys()]).toEqual(['up-1', 'up-2', 'up-4'])
    expect(Math.abs(diskNow() - seen.get('up-1')!.getTime())).toBeLessThan(60_000)

    for (const id of seen.keys()) await staging.remove(id)

    await staging.remove('nobody')

    for await (const { id } of staging.list()) expect.unreachable(id)
  })
})
