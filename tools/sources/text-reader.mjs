import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const BINARY = /\.(png|jpe?g|webp|heic|ico|pdf|xlsx|docx|zip|gz|br|ttf|woff2?|mp4|node|wasm)$/i

/** Reads each text file below `root` once; undefined for files that are not text. */
export function textReader(root) {
  const known = new Map()
  return (file) => {
    if (BINARY.test(file)) return undefined
    if (!known.has(file)) known.set(file, readFileSync(join(root, file), 'utf8'))

    return known.get(file)
  }
}
