// `npm run release`: makes dist/residency-<version>-linux-<arch>.tar.gz, which a hospital installs
// without a network (docs/operation). Two runs for one commit on one system give the same bytes:
// files are sorted and have the time of the commit. A checkout without git names both: BUILD_COMMIT
// and SOURCE_DATE_EPOCH.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeHandbook } from '../handbook/make.mjs'
import { orExplain, readCommit, root, SetupError, setup } from '../setup.mjs'
import { hashOfFile, listFiles, writeArchive } from './archive.mjs'
import { assemble } from './assemble.mjs'
import { judgeAudit } from './audit.mjs'
import { runNpm } from './run-npm.mjs'

const out = join(root, 'dist')
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`

function readProduct() {
  if (process.platform !== 'linux')
    throw new SetupError('A release is made on the system it is for: Linux on x64 or arm64.')

  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

  process.env.BUILD_COMMIT ??= readCommit()

  const time = Number(
    process.env.SOURCE_DATE_EPOCH ??
      execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root }),
  )

  return { version, commit: process.env.BUILD_COMMIT, time, os: 'linux', cpu: process.arch }
}

/**
 * Looks up known weaknesses; what was found is stored next to the archive, because it depends on
 * the day.
 */
function audit(name) {
  const { stdout } = runNpm(['audit', '--omit=dev', '--json'], root)
  writeFileSync(join(out, `${name}.audit.json`), stdout)

  const { mayGoOn, sentence } = judgeAudit(stdout)

  console.log(sentence)

  if (!mayGoOn && !process.argv.includes('--despite-audit'))
    throw new SetupError(
      `No release was made: see dist/${name}.audit.json. With --despite-audit it is made all the same.`,
    )
}

async function makeRelease() {
  const begun = performance.now()
  const product = readProduct()
  const name = `residency-${product.version}-linux-${product.cpu}`

  mkdirSync(out, { recursive: true })
  audit(name)

  // Built again, so that server and pages name this commit.
  for (const part of ['server', 'web'])
    rmSync(join(root, 'packages', part, 'dist'), { recursive: true, force: true })

  setup()
  await makeHandbook()

  const folder = join(root, '.cache/release', name)
  const packages = assemble(root, folder, product)
  const archive = join(out, `${name}.tar.gz`)

  await writeArchive(folder, archive, product.time)

  const hash = hashOfFile(archive)

  writeFileSync(`${archive}.sha256`, `${hash}  ${name}.tar.gz\n`)

  const files = listFiles(folder)
  const unpacked = files
    .filter(({ isLink }) => !isLink)
    .reduce((sum, { path }) => sum + statSync(join(folder, path)).size, 0)

  console.log(
    `Version ${product.version}, commit ${product.commit}: ${packages.all.length} packages, ${packages.copied.length} of them copied.`,
  )
  console.log(
    `dist/${name}.tar.gz: ${megabytes(statSync(archive).size)}, unpacked ${megabytes(unpacked)} in ${files.length} files.`,
  )
  console.log(`SHA-256 ${hash}. Made in ${seconds(begun)}.`)
}

await orExplain(() => makeRelease())
