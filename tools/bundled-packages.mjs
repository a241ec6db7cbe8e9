// Which packages a build took in: a release names them with their licences
// (tools/release/contents.mjs).
import { relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const PACKAGE_FOLDER = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/

/** Hidden, so that no browser gets it. It is in the folder of the build. */
export const BUNDLED_PACKAGES = '.packages.json'

/**
 * The folders of the installed packages that contain these absolute paths, from the root of the
 * checkout, each once, as a text of JSON.
 */
export function listBundledPackages(paths) {
  const folders = paths.flatMap(
    (path) => PACKAGE_FOLDER.exec(relative(root, path).replaceAll(sep, '/'))?.[0] ?? [],
  )

  return JSON.stringify([...new Set(folders)].sort())
}
