import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fchownSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import { type KeyFile, parseKeyFile } from './keys.ts'

/** Keys that are replaced. The others sign or find values that nobody can write again. */
const ROTATED = ['field', 'files'] as const

/** The keys that a file names after `id`: one character more, so that headers keep their length. */
function idAfter(ids: readonly string[]): string {
  const highest = Math.max(...ids.map((id) => Number.parseInt(id.slice(1), 36)))

  return `k${(highest + 1).toString(36)}`
}

/**
 * Replaces the file as a whole: a power cut leaves the former or the new one. Its owner stays, who is
 * the user of the service where root calls the command.
 */
function replaceFile(path: string, content: KeyFile) {
  const next = `${path}.new`
  const { uid, gid } = statSync(path)
  const file = openSync(next, 'w', 0o600)

  try {
    writeSync(file, JSON.stringify(content, null, 2))
    fchownSync(file, uid, gid)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }

  renameSync(next, path)
}

/**
 * Adds new keys to the key file, which come into use at `from`. Until then every process reads them
 * (it looks at the file each minute), so that none meets a value under an unknown key. Former keys
 * stay: older backups and the audit log need them.
 */
export function rotateKeyFile(path: string, now: Date, from: Date): { id: string; from: Date } {
  const file = parseKeyFile(readFileSync(path, 'utf8'), path)
  const waiting = file.field.next
  if (waiting && new Date(waiting.from) > now)
    return { id: waiting.id, from: new Date(waiting.from) }

  const id = idAfter([...Object.keys(file.field.keys), ...Object.keys(file.files.keys)])

  const rotated = ROTATED.map((name) => {
    const { current, keys, next } = file[name]
    const key = randomBytes(32).toString('base64')

    return [
      name,
      {
        current: next?.id ?? current,
        keys: { ...keys, [id]: key },
        next: { id, from: from.toISOString() },
      },
    ]
  })

  replaceFile(path, { ...file, ...Object.fromEntries(rotated) })

  return { id, from }
}
