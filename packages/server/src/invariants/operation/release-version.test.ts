import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_COMMIT, PRODUCT_VERSION } from '@residency/contract/kernel/version'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../../..')
const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

test('every package.json and the lockfile name the version of the product', () => {
  const parts = [
    'package.json',
    'packages/contract/package.json',
    'packages/server/package.json',
    'packages/web/package.json',
  ]

  const lock = readJson('package-lock.json')

  const versions = [
    ...parts.map((part) => readJson(part).version),
    ...['server', 'web'].map(
      (name) => readJson(`packages/${name}/package.json`).dependencies['@residency/contract'],
    ),
    lock.version,
    ...['', 'packages/contract', 'packages/server', 'packages/web'].map(
      (place) => lock.packages[place].version,
    ),
  ]

  expect(new Set(versions)).toEqual(new Set([PRODUCT_VERSION]))
})

test('the version is one of a release, and the changelog begins with it', () => {
  expect(PRODUCT_VERSION).toMatch(/^\d+\.\d+\.\d+$/)

  const heading = /^## (\S+) · \d{4}-\d\d-\d\d$/m.exec(
    readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'),
  )
  expect(heading?.[1]).toBe(PRODUCT_VERSION)
})

test('sources that run unbuilt name no commit', () => {
  expect(PRODUCT_COMMIT).toBe('source')
})
