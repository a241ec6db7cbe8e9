import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig, VARIABLE_NAMES } from '../../platform/config/config.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const RELEASE = join(ROOT, 'release')
const textOf = (name: string) => readFileSync(join(RELEASE, name), 'utf8')

/**
 * The variables of an environment file, in its order: with the lines of comment directly above, and
 * whether the line is in use.
 */
function readSettings(text: string) {
  const found: { name: string; value: string; isUsed: boolean; comment: string[] }[] = []
  let comment: string[] = []

  for (const line of text.split('\n')) {
    const variable = /^(#?)([A-Z][A-Z0-9_]*)=(.*)$/.exec(line)
    if (variable)
      found.push({ name: variable[2]!, value: variable[3]!, isUsed: variable[1] === '', comment })
    comment = line.startsWith('# ') && !variable ? [...comment, line] : []
  }

  return found
}

describe('the settings file of a release', () => {
  const settings = readSettings(textOf('residency.env'))

  test('has every variable of the product once, and no other', () => {
    expect(settings.map(({ name }) => name).sort()).toEqual([...VARIABLE_NAMES].sort())
  })

  test('explains each in Chinese and then in English, directly above it', () => {
    const unexplained = settings.filter(({ comment }) => {
      const [first = '', ...rest] = comment
      return (
        !/\p{Script=Han}/u.test(first) ||
        !rest.some((line) => /[a-z]{3}/.test(line) && !/\p{Script=Han}/u.test(line))
      )
    })
    expect(unexplained.map(({ name }) => name)).toEqual([])
  })

  test('is accepted by the product as it is, without the demo, with the key apart from the data', () => {
    const used = Object.fromEntries(
      settings.filter(({ isUsed }) => isUsed).map(({ name, value }) => [name, value]),
    )
    expect(readConfig(used)).toMatchObject({
      DEMO: false,
      DATA_DIR: '/var/lib/residency/data',
      KEY_FILE: '/var/lib/residency-keys/residency.keys',
    })
  })

  test('shows values that the product accepts, one by one, where it shows one', () => {
    const needed = { DEMO: '1', SSO_CREATE: '' }

    const shown = settings.filter(
      ({ value, name }) =>
        value !== '' &&
        !['SSO_CREATE_ROLE', 'S3_BUCKET', 'DATABASE_URL', 'DATABASE_REPLICA_URL'].includes(name),
    )
    for (const { name, value } of shown)
      expect(() => readConfig({ ...needed, [name]: value }), name).not.toThrow()
  })
})

describe('the systemd unit of a release', () => {
  const lines = textOf('residency.service').split('\n')
  const valuesOf = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1))

  test('starts the command of the release as a user of its own', () => {
    expect(valuesOf('User')).toEqual(['residency'])
    expect(valuesOf('ExecStart')).toEqual(['/opt/residency/current/bin/residency serve'])
    expect(statSync(join(RELEASE, 'bin/residency')).mode & 0o111).toBe(0o111)
  })

  test('owns the folders that the settings name', () => {
    const folders = valuesOf('StateDirectory')[0]!
      .split(' ')
      .map((name) => `/var/lib/${name}/`)
    for (const { name, value } of readSettings(textOf('residency.env')).filter((setting) =>
      ['DATA_DIR', 'KEY_FILE'].includes(setting.name),
    ))
      expect(
        folders.some((folder) => value.startsWith(folder)),
        name,
      ).toBe(true)
  })

  test.each([
    ['NoNewPrivileges', 'yes'],
    ['ProtectSystem', 'strict'],
    ['ProtectHome', 'yes'],
    ['PrivateTmp', 'yes'],
    ['PrivateDevices', 'yes'],
    ['CapabilityBoundingSet', ''],
    ['SystemCallFilter', '@system-service'],
    ['StateDirectoryMode', '0700'],
    // Only the product gets the signal, which stops its embedded database in order.
    ['KillMode', 'mixed'],
  ])('has %s=%s', (key, value) => {
    expect(valuesOf(key)).toEqual([value])
  })

  test('lets V8 compile', () => {
    expect(valuesOf('MemoryDenyWriteExecute')).toEqual([])
  })
})

describe('the scripts of a release', () => {
  const scripts = [...readdirSync(RELEASE).filter((name) => name.endsWith('.sh')), 'bin/residency']

  test.each(scripts)('%s can be read by a plain shell', (name) => {
    execFileSync('sh', ['-n', join(RELEASE, name)])
  })

  test.each(['common.sh', 'install.sh', 'upgrade.sh', 'rollback.sh'])(
    '%s says every sentence in Chinese and in English',
    (name) => {
      const text = textOf(name).replaceAll('\\\n', ' ')
      const sentences = [...text.matchAll(/(?:refuse|say) (['"])(.*?)\1\s+(['"])(.*?)\3/gs)].map(
        (match) => [match[2]!, match[4]!],
      )

      expect(sentences.length).toBe([...text.matchAll(/(?:refuse|say) ['"]/g)].length)
      expect(sentences.length).toBeGreaterThan(1)

      for (const [chinese, english] of sentences) {
        expect(chinese).toMatch(/\p{Script=Han}/u)
        expect(english).not.toMatch(/\p{Script=Han}/u)
      }
    },
  )

  test('name pages of the handbook that exist', () => {
    for (const page of ['install.zh-CN.md', 'install.en.md', 'upgrade.zh-CN.md', 'upgrade.en.md'])
      expect(existsSync(join(ROOT, 'docs/operation', page)), page).toBe(true)
  })
})
