import { SESSION_OVER } from '@residency/contract/kernel'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, NO_ANSWER } from '../../../platform/calls/api-error.ts'
import { setCurrentUser } from '../../../platform/current-user.ts'
import { fillStorage } from '../../../testing/full-storage.ts'
import { Outbox, type OutboxItem } from './use-outbox.ts'

type Item = OutboxItem & { text: string }
const item = (key: string): Item => ({ key, text: `病例 ${key}` })
const accepted = (items: readonly Item[]) =>
  items.map(({ key }) => ({ key, why: null, field: null }))
const offline = new ApiError(NO_ANSWER, '没有网络')

/** What the server has: keys that were sent before are answered with what is stored. */
let stored: string[]
let isOnline: boolean

const send = vi.fn(async (items: readonly Item[]) => {
  if (!isOnline) throw offline

  for (const { key } of items) if (!stored.includes(key)) stored.push(key)

  return accepted(items)
})

const openOne = async (
  via: (
    items: readonly Item[],
  ) => Promise<{ key: string; why: string | null; field: string | null }[]> = send,
) => {
  const outbox = new Outbox<Item>('test', via)
  await outbox.open()

  return outbox
}

const waitUntilIdle = (outbox: Outbox<Item>) =>
  waitFor(() => expect(outbox.see().phase).not.toBe('sending'))

beforeEach(() => {
  ;[stored, isOnline] = [[], true]
  send.mockClear()
  localStorage.clear()

  setCurrentUser({
    userId: 7,
    username: 'x',
    nickname: '',
    avatar: '',
    roles: [],
    perms: [],
    chestArrNum: null,
    mustChangePassword: false,
  })

  const key = btoa(String.fromCharCode(...new Uint8Array(32).fill(5)))

  vi.stubGlobal('fetch', async () => Response.json({ code: '00000', msg: '', data: { key } }))
})

let makeRoom = () => {}

afterEach(() => {
  makeRoom()
  vi.unstubAllGlobals()
})

test('what is written without a network is sealed on the device and is sent once when a page opens again', async () => {
  isOnline = false

  const first = await openOne()

  expect(first.add([item('a'), item('b')])).toBe('device')

  await waitUntilIdle(first)

  expect(first.see()).toMatchObject({
    phase: 'waiting',
    items: [{ item: item('a') }, { item: item('b') }],
  })

  expect(JSON.stringify({ ...localStorage })).not.toContain('病例')

  isOnline = true

  const later = await openOne()

  expect(stored).toEqual(['a', 'b'])
  expect(later.see()).toMatchObject({ phase: 'idle', items: [] })

  await first.flush()
  expect([send.mock.calls.length, first.see().items]).toEqual([2, []])
})

test('two tabs that send at once send each item to the same place, and neither loses what the other has written', async () => {
  const [first, second] = [await openOne(), await openOne()]
  first.add([item('a')])
  second.add([item('b')])
  await Promise.all([waitUntilIdle(first), waitUntilIdle(second), first.flush(), second.flush()])
  await waitFor(() => expect([...stored].sort()).toEqual(['a', 'b']))
  await first.flush()
  expect(first.see().items).toEqual([])
})

test('a refused item stays with its reason and holds up no other, also where the whole call is refused; only its writer drops it', async () => {
  const refusing = async (items: readonly Item[]) => {
    if (items.some(({ key }) => key === 'bad'))
      throw new ApiError('B0001', '该学员已不在你名下', [], undefined, 409)
    return send(items)
  }

  const outbox = await openOne(refusing)

  outbox.add([item('a'), item('bad'), item('b')])
  await waitUntilIdle(outbox)

  await waitFor(() =>
    expect(outbox.see().items).toEqual([
      { item: item('bad'), refused: '该学员已不在你名下', field: null },
    ]),
  )

  expect(stored).toEqual(['a', 'b'])

  const again = await openOne(refusing)

  expect(again.see().items).toHaveLength(1)

  again.drop('bad')
  expect((await openOne()).see().items).toEqual([])
})

test('without a session it waits for the next login', async () => {
  const outbox = await openOne(async () => {
    throw new ApiError(SESSION_OVER, '请重新登录', [], undefined, 401)
  })
  outbox.add([item('a')])
  await waitFor(() =>
    expect(outbox.see()).toMatchObject({ phase: 'stopped', items: [{ refused: null }] }),
  )
})

test('with a full storage it is sent at once, and nothing is reported as stored on the device', async () => {
  const outbox = await openOne()
  makeRoom = fillStorage({ isTabFull: true })
  expect(outbox.add([item('a')])).toBe('page')

  await waitUntilIdle(outbox)
  expect(stored).toEqual(['a'])
  expect(outbox.see()).toMatchObject({ phase: 'idle', items: [] })
})

test('with a full storage and without a network it waits in the page, is sent once, and is stored when there is room', async () => {
  isOnline = false

  const outbox = await openOne()

  outbox.add([item('a')])
  await waitUntilIdle(outbox)
  makeRoom = fillStorage({ isTabFull: true })
  expect(outbox.add([item('b')])).toBe('page')

  await waitUntilIdle(outbox)

  expect(outbox.see()).toMatchObject({
    phase: 'waiting',
    isStored: false,
    items: [{ item: item('a') }, { item: item('b') }],
  })

  makeRoom()
  expect(outbox.add([item('c')])).toBe('device')

  await waitUntilIdle(outbox)
  expect(outbox.see()).toMatchObject({ phase: 'waiting', isStored: true })

  isOnline = true

  const other = await openOne()

  await outbox.flush()
  expect(stored).toEqual(['a', 'b', 'c'])
  expect([outbox.see().items, other.see().items]).toEqual([[], []])
})

test('what was sent from a full storage is not sent again, though the storage could not be changed', async () => {
  isOnline = false

  const outbox = await openOne()

  outbox.add([item('a')])
  await waitUntilIdle(outbox)
  makeRoom = fillStorage({ isTabFull: true })
  isOnline = true
  await outbox.flush()
  expect(stored).toEqual(['a'])
  expect(outbox.see().items).toEqual([])
})

test('an item that is added again takes the place of the one with its key', async () => {
  isOnline = false

  const outbox = await openOne()

  outbox.add([item('a')])
  await waitUntilIdle(outbox)
  outbox.add([{ key: 'a', text: 'corrected' }])
  await waitUntilIdle(outbox)
  expect(outbox.see().items.map((one) => one.item.text)).toEqual(['corrected'])
})

test('without the key of the server nothing is taken', () => {
  expect(new Outbox<Item>('test', send).add([item('a')])).toBeNull()
})
