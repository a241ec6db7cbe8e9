import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// From the sources, `data` is next to the folder of this file; from the bundle, in its folder.
const folders = [join(import.meta.dirname, '../data'), join(import.meta.dirname, 'data')]

/** The bytes of a file below `data`, the seed data of every installation. */
export function readSeedBytes(path: string): Buffer {
  const found = folders.map((folder) => join(folder, path)).find(existsSync)
  if (!found) throw new Error(`The seed file ${path} is missing from this installation.`)

  return readFileSync(found)
}

/** The text of such a file. */
export const readSeedFile = (path: string) => readSeedBytes(path).toString('utf8')
