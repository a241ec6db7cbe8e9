import { createHmac, randomBytes } from 'node:crypto'
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

const ring = z.object({ current: z.string(), keys: z.record(z.string(), z.base64()) })

const keyFile = z.object({
  version: z.literal(1),
  field: ring,
  hash: ring,
  audit: z.base64(),
  oneTime: z.base64(),
  files: ring,
})

/** Keys by id; new values use `current`, old keys stay for reading until values are rewritten. */
export type KeyRing = { current: string; keys: ReadonlyMap<string, Buffer> }
export type Keys = { field: KeyRing; hash: KeyRing; files: KeyRing; audit: Buffer; oneTime: Buffer }

const fresh = () => randomBytes(32).toString('base64')
const newRing = () => ({ current: 'k1', keys: { k1: fresh() } })

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

  const read = keyFile.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!read.success) throw new Error(`KEY_FILE: ${path} is not a key file of this product.`)

  chmodSync(path, 0o600)

  const open = (r: z.output<typeof ring>): KeyRing => ({
    current: r.current,
    keys: new Map(Object.entries(r.keys).map(([id, text]) => [id, Buffer.from(text, 'base64')])),
  })

  const { field, hash, files, audit, oneTime } = read.data

  return {
    created,
    keys: {
      field: open(field),
      hash: open(hash),
      files: open(files),
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
