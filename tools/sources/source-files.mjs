import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Folders that programs write, at any depth. */
const WRITTEN = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  'test-results',
  'playwright-report',
])

/** Those in the root only: below it, `data` and `keys` are folders of sources. */
const WRITTEN_IN_ROOT = new Set([...WRITTEN, '.lighthouse', 'data', 'keys'])

/**
 * All source files below `root` as paths with slashes, without installed, built and run-time files.
 */
export function projectFiles(root, folder = root) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory())
        return (folder === root ? WRITTEN_IN_ROOT : WRITTEN).has(entry.name)
          ? []
          : projectFiles(root, path)

      // In a worktree `.git` is a file that names a path of this machine.
      return entry.isFile() && entry.name !== '.git'
        ? [relative(root, path).replaceAll(sep, '/')]
        : []
    })
    .sort()
}

/** A check that has read fewer files has read too little: no complaint of it means anything. */
export const MIN_FILES = 40

/** The TypeScript files of the three packages: every check of the code must have read them. */
export const packageSources = (root) =>
  projectFiles(root).filter((file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file))
