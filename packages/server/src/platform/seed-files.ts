import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// In the sources this file stands beside the folder `data`, in the bundle above it.
const folder = [join(import.meta.dirname, '../data'), join(import.meta.dirname, 'data')]

/** The text of a file below `data`, the facts every installation starts with. */
export function readSeedFile(path: string): string {
  const found = folder.map((place) => join(place, path)).find(existsSync)
  if (!found) throw new Error(`The seed file ${path} is missing from this installation.`)
  return readFileSync(found, 'utf8')
}
