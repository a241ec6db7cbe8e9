// Rules for the migrations and schema.sql, checked on their text without a database.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'packages/server/src/migrations'

/**
 * The baselines: what the first release begins with, one file for each area, in the order of the
 * areas.
 */
const BASELINES = 24
const BASELINE_NAME = /^(\d{4})-[a-z][a-z-]*\.sql$/

/**
 * Every file after them: number, version of the product that brings it, the day on which it was
 * written, what it changes.
 */
const NAME = /^(\d{4})-v(\d+\.\d+\.\d+)-(\d{4}-\d\d-\d\d)-[a-z][a-z0-9-]*\.sql$/

const PATTERN =
  'NNNN-v<version of the product>-<year-month-day>-<what-changes>.sql, such as 0025-v3.0.0-2026-11-27-second-address.sql'

const OWNERS = 'tools/sources/table-owners.json'

const hashOf = (root, name) =>
  createHash('sha256')
    .update(readFileSync(join(root, FOLDER, name), 'utf8'))
    .digest('hex')

const sqlFiles = (root) =>
  readdirSync(join(root, FOLDER))
    .filter((name) => name !== 'schema.sql' && name !== 'hashes.txt')
    .sort()

/** `hashes.txt`: one line per merged migration with its name and the SHA-256 of its text. */
function recordedHashes(root) {
  const file = join(root, FOLDER, 'hashes.txt')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  return new Map(lines.map((line) => line.split(' ')))
}

/** Adds new migrations to `hashes.txt`; existing lines are never changed. */
export function recordHashes(root) {
  const known = recordedHashes(root)
  for (const name of sqlFiles(root)) if (!known.has(name)) known.set(name, hashOf(root, name))

  const lines = [...known]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, hash]) => `${name} ${hash}\n`)

  writeFileSync(join(root, FOLDER, 'hashes.txt'), lines.join(''))
}

/**
 * Detects two migrations with one number, and changes to a migration that databases may have
 * applied already.
 */
function numbered(root, complain) {
  const names = sqlFiles(root)
  const byNumber = groupedByNumber(names)

  for (const name of byNumber.get(undefined) ?? [])
    complain('migration-name', `${FOLDER}/${name}`, `is not named ${PATTERN}`)

  const numbers = [...byNumber.keys()].filter(Boolean)

  for (const number of numbers) {
    const [first, ...others] = byNumber.get(number)
    for (const name of others)
      complain(
        'migration-number',
        `${FOLDER}/${name}`,
        `has the number of ${first}: take the next free one`,
      )
  }

  ordered(names, complain)

  const gap = numbers.find((number, i) => Number(number) !== i + 1)

  if (gap)
    complain(
      'migration-gap',
      `${FOLDER}/${byNumber.get(gap)[0]}`,
      'leaves a gap before it; numbers follow each other',
    )

  compareHashes(root, names, complain)
  keepsFormerVersion(root, names, complain)
}

/** Compares the migrations with the hashes that were recorded when they landed. */
function compareHashes(root, names, complain) {
  const known = recordedHashes(root)

  for (const name of names) {
    if (!known.has(name))
      complain(
        'migration-recorded',
        `${FOLDER}/${name}`,
        'is not in hashes.txt: npm run db:generate adds it',
      )
    else if (known.get(name) !== hashOf(root, name))
      complain(
        'migration-changed',
        `${FOLDER}/${name}`,
        'was changed after it had landed: write a new one (or, if it never landed, remove its line of hashes.txt)',
      )
  }

  for (const name of known.keys())
    if (!names.includes(name))
      complain('migration-removed', `${FOLDER}/${name}`, 'is listed in hashes.txt and is gone')
}

function isDay(day) {
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
}

/** The number of a file with a valid name. */
function numberOf(name) {
  const baseline = BASELINE_NAME.exec(name)?.[1]
  if (baseline && Number(baseline) <= BASELINES) return baseline

  const [, number, , day] = NAME.exec(name) ?? []

  return number && Number(number) > BASELINES && isDay(day) ? number : undefined
}

/** The name of a new migration of today. */
export function nextMigrationName(root, what) {
  const numbers = sqlFiles(root).flatMap((name) => /^\d{4}(?=-)/.exec(name)?.map(Number) ?? [])
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0')
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

  return `${number}-v${version}-${new Date().toISOString().slice(0, 10)}-${what}.sql`
}

const versionParts = (version) => version.split('.').map(Number)

function isEarlier(version, other) {
  const [parts, others] = [versionParts(version), versionParts(other)]
  const index = parts.findIndex((part, i) => part !== others[i])
  return index !== -1 && parts[index] < others[index]
}

/** Detects a migration whose version or day is before that of the file in front of it. */
function ordered(names, complain) {
  const parts = names.filter(numberOf).flatMap((name) => {
    const [, , version, day] = NAME.exec(name) ?? []
    return version ? [{ name, version, day }] : []
  })
  for (const [i, { name, version, day }] of parts.entries()) {
    const before = parts[i - 1]
    if (before && (isEarlier(version, before.version) || day < before.day))
      complain(
        'migration-order',
        `${FOLDER}/${name}`,
        `has an earlier version or day than ${before.name}, which is applied before it`,
      )
  }
}

/** The version that begins an installation: nothing older runs next to its migrations. */
const FIRST_VERSION = '3.0.0'

/** What the former version, which runs next to the new one for a while, may still read or write. */
const TAKES_AWAY = /\b(drop\s+(column|table|view|function|type)|rename\s+(to|column))\b/i
const SINCE = /^--\s*unused since v(\d+\.\d+\.\d+)/m

/**
 * Detects a migration that takes away what its former version uses: in an upgrade of several
 * machines both versions answer side by side. `-- unused since vX.Y.Z` names the version that
 * stopped using it, which is an earlier one.
 */
function keepsFormerVersion(root, names, complain) {
  for (const name of names) {
    const version = NAME.exec(name)?.[2]
    if (!version || version === FIRST_VERSION) continue

    const text = readFileSync(join(root, FOLDER, name), 'utf8')
    const since = SINCE.exec(text)?.[1]
    if (!TAKES_AWAY.test(text) || (since && isEarlier(since, version))) continue

    complain(
      'migration-takes-away',
      `${FOLDER}/${name}`,
      'takes away what the former version may use: do it in a later version, with a line `-- unused since v<the version that stopped using it>`',
    )
  }
}

function groupedByNumber(names) {
  const groups = new Map()
  for (const name of names) {
    const number = numberOf(name)
    groups.set(number, [...(groups.get(number) ?? []), name])
  }

  return groups
}

const columnsIn = (list) =>
  list.split(',').map((column) => column.trim().split(' ')[0].replaceAll('"', ''))

/** A partial index covers a foreign key only if it excludes only nulls. */
const servesAll = (where) => where === undefined || /^\(+\w+ IS NOT NULL\)+$/.test(where.trim())

/** Tables of schema.sql: their foreign keys and the leading columns of their indexes. */
function tablesOf(schema) {
  return schema.split(/^(?=create (?:unlogged )?table )/m).flatMap((block) => {
    const name = /^create (?:unlogged )?table (\w+)/.exec(block)?.[1]
    if (!name) return []

    const keys = [...block.matchAll(/constraint (\w+) FOREIGN KEY \(([^)]+)\)/g)].map(
      ([, key, list]) => ({
        key,
        columns: columnsIn(list),
      }),
    )

    const constraints = [
      ...block.matchAll(
        /constraint \w+ (?:PRIMARY KEY|UNIQUE(?: NULLS NOT DISTINCT)?) \(([^)]+)\)/g,
      ),
    ].map((m) => m[1])

    const indexes = [
      ...block.matchAll(
        /^CREATE (?:UNIQUE )?INDEX \w+ ON public\.\w+ USING btree \((.+?)\)(?: INCLUDE \([^)]*\))?(?: WHERE (.+))?;$/gm,
      ),
    ]

    const leading = [
      ...constraints,
      ...indexes.filter(([, , where]) => servesAll(where)).map((m) => m[1]),
    ].map(columnsIn)

    return [{ name, keys, leading }]
  })
}

function indexed(schema, complain) {
  for (const { name, keys, leading } of tablesOf(schema))
    for (const { key, columns } of keys)
      if (
        !leading.some((index) =>
          columns.every((column) => index.slice(0, columns.length).includes(column)),
        )
      )
        complain(
          'foreign-key-index',
          `${FOLDER}/schema.sql`,
          `${name}.${key} (${columns.join(', ')}) has no index that begins with its columns`,
        )
}

/** Which area may write a table: `tools/sources/table-owners.json`. */
export const ownersOf = (root) =>
  new Map(
    Object.entries(JSON.parse(readFileSync(join(root, OWNERS), 'utf8'))).flatMap(([area, names]) =>
      names.map((name) => [name, area]),
    ),
  )

function owned(root, schema, complain) {
  const owners = ownersOf(root)
  // Written by the migrations themselves.
  const tables = tablesOf(schema).flatMap(({ name }) =>
    name === 'schema_migrations' ? [] : [name],
  )

  for (const name of tables)
    if (!owners.has(name)) complain('table-owner', OWNERS, `the table ${name} belongs to no area`)
  for (const name of owners.keys())
    if (!tables.includes(name)) complain('table-owner', OWNERS, `there is no table ${name}`)
}

/** All violations in the migrations below `root` as `{rule, file, why}`. */
export function checkMigrationFiles(root) {
  const found = []
  const complain = (rule, file, why) => found.push({ rule, file, why })
  const schema = readFileSync(join(root, FOLDER, 'schema.sql'), 'utf8')

  numbered(root, complain)
  indexed(schema, complain)
  owned(root, schema, complain)

  return found
}
