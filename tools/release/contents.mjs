// What a release holds: the packages that the server loads when it runs, and which of their files
// stay behind.

const list = (value) => (value === undefined ? undefined : [value].flat())
const fits = (allowed, own) => allowed === undefined || allowed.includes(own)

/**
 * The place of the package that `from` gets when it asks for `name`, as Node looks for it: nearest
 * first.
 */
function placeOf(lock, from, name) {
  const parts = from.split('/')
  const folders = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/')}/`)
  return [...folders, '']
    .map((folder) => `${folder}node_modules/${name}`)
    .find((place) => lock[place])
}

/**
 * The places of all packages that `workspace` needs at run time on this system, sorted. `bundled`
 * are places that its build took in: they are needed only where a package that was not taken in
 * asks for them.
 */
export function findRuntimePackages(lock, { workspace, bundled, os, cpu, libc }) {
  const isForThis = (entry) =>
    fits(list(entry.os), os) && fits(list(entry.cpu), cpu) && fits(list(entry.libc), libc)
  const found = new Set()
  const waiting = []

  function ask(from, names, isOptional) {
    for (const name of names) {
      const place = placeOf(lock, from, name)
      const entry = place && lock[place]
      if (!entry || !isForThis(entry)) {
        if (isOptional) continue
        throw new Error(`${from} needs ${name}, which the lockfile does not have for this system.`)
      }

      if (entry.link || found.has(place) || (from === workspace && bundled.includes(place)))
        continue

      found.add(place)
      waiting.push(place)
    }
  }

  function askAllOf(place) {
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = lock[place]

    const peers = Object.keys(peerDependencies)

    ask(
      place,
      Object.keys(dependencies).filter((name) => !(name in optionalDependencies)),
      false,
    )

    ask(place, Object.keys(optionalDependencies), true)

    ask(
      place,
      peers.filter((name) => !peerDependenciesMeta[name]?.optional),
      true,
    )
  }

  askAllOf(workspace)

  while (waiting.length) askAllOf(waiting.pop())

  return [...found].sort()
}

/** Of these packages only these files are used, besides what says what they are. */
const ONLY = {
  'node_modules/@expo-google-fonts/noto-sans-sc/':
    /\/(400Regular|700Bold)(\/|$)|\/(package\.json|LICENSE\w*)$/,
}

/** Types, source maps and libraries for linking: nothing reads them at run time. */
const NEVER_READ = /\.(d\.ts|d\.mts|d\.cts|map|a|tsbuildinfo)$|\/lib\/pkgconfig\//

/**
 * Whether a file or a folder of the checkout or of a package stays behind. `path` is from the root
 * of the checkout.
 */
export function isLeftOut(path) {
  if (NEVER_READ.test(path)) return true
  // Files that only the build itself uses: its stamp, its list of packages, its compiled code.
  if (/^packages\/[^/]+\/dist\/\./.test(path)) return true

  return Object.entries(ONLY).some(([folder, used]) => path.startsWith(folder) && !used.test(path))
}
