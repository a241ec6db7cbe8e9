import { expect, test } from '../support/actors.ts'
import { typeCaptcha } from '../support/gestures.ts'
import { DEMO_PASSWORD } from '../support/product.ts'

/**
 * Runs in the page before its first script: takes away the library functions that came after Chrome
 * 86.
 */
function removeNewFunctions() {
  const ARRAY = ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']

  const ITERATOR = [
    'map',
    'filter',
    'some',
    'every',
    'find',
    'reduce',
    'forEach',
    'flatMap',
    'take',
    'drop',
    'toArray',
  ]

  const SET = [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ]

  const typedArray = Object.getPrototypeOf(Uint8Array.prototype) as object
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object

  const removed: readonly (readonly [owner: object, names: readonly string[]])[] = [
    [Array.prototype, ARRAY],
    [typedArray, ARRAY],
    [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
    [Array, ['fromAsync']],
    [Object, ['hasOwn', 'groupBy']],
    [Map, ['groupBy']],
    [Set.prototype, SET],
    [iterator, ITERATOR],
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['timeout', 'any']],
    [AbortSignal.prototype, ['throwIfAborted']],
    [URL, ['canParse', 'parse']],
    [Crypto.prototype, ['randomUUID']],
    [window, ['structuredClone', 'reportError', 'scheduler']],
  ]

  for (const [owner, names] of removed)
    for (const name of names) delete (owner as Record<string, unknown>)[name]
}

test('login and home work in a browser that has no library function newer than Chrome 86', async ({
  visitor,
}) => {
  const page = await visitor()
  await page.addInitScript(removeNewFunctions)

  const fetched: string[] = []

  page.on('request', (request) => fetched.push(request.url()))

  await page.goto('login')
  await page.getByLabel('用户名').fill('bhb')
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await typeCaptcha(page)
  await page.getByRole('button', { name: '登录', exact: true }).click()

  await expect(page).toHaveURL(/\/medical\/dashboard$/)
  await expect(page.getByRole('region', { name: '等我处理' })).toBeVisible({ timeout: 45_000 })
  expect(fetched.filter((url) => url.includes('/missing-methods-'))).toHaveLength(2)
})

test('other browsers do not fetch what old ones lack', async ({ visitor }) => {
  const page = await visitor()
  const fetched: string[] = []

  page.on('request', (request) => fetched.push(request.url()))

  await page.goto('login')
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  expect(fetched.filter((url) => url.includes('/missing-methods-'))).toEqual([])
})
