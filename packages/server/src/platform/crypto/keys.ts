import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const ring = z.object({
  current: z.string(),
  keys: z.record(z.string(), z.base64()),

  /** The key that is current from a moment on. */
  next: z.object({ id: z.string(), from: z.iso.datetime() }).optional(),
})

const keyFile = z.object({
  version: z.literal(1),
  field: ring,
  hash: ring,
  audit: z.base64(),
  oneTime: z.base64(),
  files: ring,
})

export type KeyFile = z.output<typeof keyFile>

/** Keys by id; new values use `current`, old keys stay for reading. */
export type KeyRing = { current: string; keys: ReadonlyMap<string, Buffer> }

/**
 * A ring that gets new keys while the product runs (`npm run keys:rotate`, `readKeysAgain`). The
 * current one came into use at `since`.
 */
type GrowingRing = KeyRing & { since: Date }
export type Keys = {
  field: GrowingRing
  hash: KeyRing
  files: GrowingRing
  audit: Buffer
  oneTime: Buffer
}

const fresh = () => randomBytes(32).toString('base64')
const newRing = () => ({ current: 'k1', keys: { k1: fresh() } })

/** The content of a key file; throws an Error that names it. */
export function parseKeyFile(text: string, path: string): KeyFile {
  const read = keyFile.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(`KEY_FILE: ${path} is not a key file of this product.`)

  return read.data
}

function openRing({ current, keys, next }: z.output<typeof ring>, now: Date): GrowingRing {
  const from = next && new Date(next.from)
  const isNext = from !== undefined && from <= now

  return {
    current: isNext ? next!.id : current,
    since: isNext ? from : new Date(0),
    keys: new Map(Object.entries(keys).map(([id, text]) => [id, Buffer.from(text, 'base64')])),
  }
}

/** Takes up keys that the file has got since it was read, in the rings that everybody holds. */
export function readKeysAgain(keys: Keys, path: string, now: Date): void {
  const file = parseKeyFile(readFileSync(path, 'utf8'), path)

  for (const name of ['field', 'files'] as const)
    Object.assign(keys[name], openRing(file[name], now))
}

/**
 * A key that is derived for devices (unsent edits, answers of an exam). It comes from the oldest
 * key: what a device sealed before a rotation stays readable.
 */
export function deviceKeyOf({ field }: Keys, purpose: string): Buffer {
  const oldest = field.keys.values().next().value!

  return Buffer.from(hkdfSync('sha256', oldest, '', purpose, 32))
}

/**
 * Reads the key file, or creates it (mode 0600) if `mayCreate` allows. Concurrent starts agree on
 * one file. Throws an Error with a clear message if the file is missing, unreadable or accessible
 * to others.
 */
export function openKeys(path: string, mayCreate: boolean): { keys: Keys; created: boolean } {
  let created = false

  if (!existsSync(path)) {
    if (!mayCreate)
      throw new Error(
        `KEY_FILE: ${path} does not exist; without it stored personal data cannot be read.`,
      )

    mkdirSync(dirname(path), { recursive: true })

    const side = `${path}.${process.pid}`

    writeFileSync(
      side,
      JSON.stringify(
        {
          version: 1,
          field: newRing(),
          hash: newRing(),
          files: newRing(),
          audit: fresh(),
          oneTime: fresh(),
        },
        null,
        2,
      ),
      { mode: 0o600 },
    )

    try {
      linkSync(side, path)
      created = true
    } catch (e) {
      if ((e as NodeJS.ErrnoException).code !== 'EEXIST') throw e
    } finally {
      rmSync(side)
    }
  }

  const { field, hash, files, audit, oneTime } = parseKeyFile(readFileSync(path, 'utf8'), path)
  const now = new Date()

  chmodSync(path, 0o600)

  return {
    created,
    keys: {
      field: openRing(field, now),
      hash: openRing(hash, now),
      files: openRing(files, now),
      audit: Buffer.from(audit, 'base64'),
      oneTime: Buffer.from(oneTime, 'base64'),
    },
  }
}

/**
 * The key's fingerprint, stored in the database so that a wrong key file is detected at start-up,
 * not at the first encrypted value.
 */
export const fingerprintOf = (keys: Keys) =>
  createHmac('sha256', keys.hash.keys.get('k1') ?? Buffer.alloc(32))
    .update('residency key check')
    .digest('hex')
