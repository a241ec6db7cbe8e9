// Writes a folder as a .tar.gz that depends on its content and on one time only.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createWriteStream, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** The files and links below `folder`, as `{path, isLink}`, sorted by the bytes of their paths. */
export function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      path: relative(folder, join(entry.parentPath, entry.name)),
      isLink: entry.isSymbolicLink(),
    }))
    .sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)))
}

export const hashOfFile = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** What `sha256sum -c` reads: every file but links, which the archive itself holds. */
export const checksumsOf = (folder) =>
  listFiles(folder)
    .filter(({ isLink }) => !isLink)
    .map(({ path }) => `${hashOfFile(join(folder, path))}  ${path}\n`)
    .join('')

/**
 * Writes `folder` as `file`: sorted, owned by root, every file of the same time, no time in the
 * head of the compression.
 */
export async function writeArchive(folder, file, time) {
  const args = [
    '--create',
    '--sort=name',
    `--mtime=@${time}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--format=gnu',
  ]

  const name = relative(dirname(folder), folder)
  const tar = spawn('tar', [...args, '--directory', dirname(folder), name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => tar.on('close', done))

  tar.on('error', () => {})
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(file))
  if ((await ended) !== 0) throw new Error('tar failed: GNU tar is needed (`tar --version`).')
}
