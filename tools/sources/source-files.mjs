import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const NOT_OURS = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.lighthouse',
  'test-results',
  'playwright-report',
  'data',
  'keys',
])

const NOT_OURS_BELOW = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  'test-results',
  'playwright-report',
])

/**
 * All source files below `root` as paths with slashes, without installed, built and run-time files.
 */
export function projectFiles(root, folder = root) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory())
        return (folder === root ? NOT_OURS : NOT_OURS_BELOW).has(entry.name)
          ? []
          : projectFiles(root, path)

      // In a worktree `.git` is a file that names a path of this machine.
      return entry.isFile() && entry.name !== '.git'
        ? [relative(root, path).replaceAll(sep, '/')]
        : []
    })
    .sort()
}

/** The TypeScript files of the three packages: every check of the code must have read them. */
export const packageSources = (root) =>
  projectFiles(root).filter((file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file))
