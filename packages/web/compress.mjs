// Writes .gz and .br files next to every text file of the build (or of the given folder): the
// server sends them as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|json|txt|webmanifest)$/

/** Below one packet compression saves nothing. */
const SMALLEST = 1024

const folder = process.argv[2] ?? join(import.meta.dirname, 'dist')

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.test(entry.name) || entry.name.startsWith('.')) continue

  const at = join(entry.parentPath, entry.name)
  const raw = readFileSync(at)
  if (raw.length < SMALLEST) continue

  writeFileSync(`${at}.gz`, gzipSync(raw, { level: 9 }))

  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  }

  writeFileSync(`${at}.br`, brotliCompressSync(raw, { params }))
}
