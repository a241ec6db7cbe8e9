import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// In the sources the folder `data` is a sibling of this file's folder; in the bundle it is above.
const folder = [join(import.meta.dirname, '../data'), join(import.meta.dirname, 'data')]

/** The bytes of a file below `data`, the seed data of every installation. */
export function readSeedBytes(path: string): Buffer {
  const found = folder.map((place) => join(place, path)).find(existsSync)
  if (!found) throw new Error(`The seed file ${path} is missing from this installation.`)

  return readFileSync(found)
}

/** The text of such a file. */
export const readSeedFile = (path: string) => readSeedBytes(path).toString('utf8')
