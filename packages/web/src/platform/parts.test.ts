import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPart } from './parts.ts'
import { forgetTexts } from './texts/texts.ts'

/**
 * Addresses that were asked for, in their order, and those that the server does not have any more.
 */
let addresses: string[]
let gone: Set<string>

beforeEach(() => {
  forgetTexts()
  addresses = []
  gone = new Set()

  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address)
    return new Response('{}', { status: gone.has(address) ? 404 : 200 })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  forgetTexts()
  document.head.replaceChildren()
})

const preloaded = () =>
  [...document.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`)

test('a part runs when the texts of all its scripts are here in the reader’s language; its scripts are fetched meanwhile', async () => {
  const load = vi.fn(async () => 'part')
  const loading = loadPart(load, ['assets/first-1.js+', 'assets/plain-1.js'])

  expect(load).not.toHaveBeenCalled()

  expect(preloaded()).toEqual([
    'modulepreload /assets/first-1.js',
    'modulepreload /assets/plain-1.js',
  ])

  expect(await loading).toBe('part')
  expect(addresses).toEqual(['/assets/first-1.zh-cn.json'])
})

test('what is here already is not asked for again', async () => {
  await loadPart(async () => 1, ['assets/second-2.js+'])
  await loadPart(async () => 2, ['assets/second-2.js+', 'assets/third-3.js+'])
  expect(addresses).toEqual(['/assets/second-2.zh-cn.json', '/assets/third-3.zh-cn.json'])
  expect(new Set(preloaded()).size).toBe(preloaded().length)
})

test('texts of a version that is gone fail like a script that is gone, and the next try asks again', async () => {
  gone.add('/assets/old-4.zh-cn.json')

  const load = vi.fn(async () => 'part')

  await expect(loadPart(load, ['assets/old-4.js+'])).rejects.toThrow('404')
  expect(load).not.toHaveBeenCalled()

  gone.clear()
  expect(await loadPart(load, ['assets/old-4.js+'])).toBe('part')
})
