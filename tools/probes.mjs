// Proves that the checks work: plants one violation per rule into a copy of the tree; each must be
// reported, and allowed code must not. `--unless-green` does nothing if the last green run had the
// same checkers (probes-record.mjs), `--record` writes down a green run.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { checkBoundaries } from './checks/check-boundaries.mjs'
import { checkCode, tooManyExceptions } from './checks/check-code.mjs'
import { checkCopies } from './checks/check-copies.mjs'
import { checkRooms } from './checks/check-rooms.mjs'
import { checkFonts, checkSize } from './checks/check-size.mjs'
import { findUnused } from './checks/check-unused.mjs'
import { checkVocabulary } from './checks/check-vocabulary.mjs'
import { checkWords } from './checks/check-words.mjs'
import { allowedSamples, boundaryViolations, fixtures } from './probes/boundaries.mjs'
import {
  allowedCode,
  allowedExports,
  codeViolations,
  migrationViolations,
  unusedViolations,
} from './probes/code.mjs'
import { allowedCopies, copyFiles, copyViolations } from './probes/copies.mjs'
import { documentViolations, probeDocuments } from './probes/documents.mjs'
import { compiledFiles, plantEntities } from './probes/entity.mjs'
import { roomViolations } from './probes/rooms.mjs'
import { fontFiles, sizeFiles, sizeViolations } from './probes/size.mjs'
import { probeSubjects, subjectViolations } from './probes/subjects.mjs'
import { lintViolations, typeViolations } from './probes/types.mjs'
import { allowedVocabulary, vocabularyViolations } from './probes/vocabulary.mjs'
import { allowedWords, wordFiles, wordViolations } from './probes/words.mjs'
import {
  decidingFiles,
  hashOfDecidingFiles,
  isRecorded,
  rememberGreen,
  wasGreen,
} from './probes-record.mjs'
import { boundaryRules } from './rules/boundary-rules.mjs'
import { codeRules } from './rules/code-rules.mjs'
import { checkMigrationFiles } from './rules/migration-rules.mjs'
import { root } from './setup.mjs'

const given = process.argv.slice(2)
const hash = hashOfDecidingFiles(root)

if (given.includes('--unless-green') && !process.env.PROOF && wasGreen(root, hash)) {
  console.log('not run: they were green for exactly these checkers')
  process.exit()
}

let caught = 0
const missed = []

const demand = (isCaught, what) => {
  if (isCaught) caught += 1
  else missed.push(what)
}

mkdirSync(join(root, '.cache'), { recursive: true })
// A separate folder per run, so that concurrent runs do not collide. Packages resolve to the
// project's node_modules above it.
const copy = mkdtempSync(join(root, '.cache/probe-'))

const plant = (file, text) => {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), `${text}\n`)
}

const isSource = (path) =>
  !/[\\/](node_modules|dist|testing-vectors)$|[\\/]server[\\/]src[\\/]data$/.test(path)

function copyTree() {
  for (const part of [
    'packages',
    'docs',
    'e2e',
    'package.json',
    'tsconfig.json',
    'biome.json',
    'knip.json',
    'tools/sources/table-owners.json',
  ])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: isSource })

  mkdirSync(join(copy, 'node_modules/@residency'), { recursive: true })

  for (const name of ['contract', 'server', 'web'])
    symlinkSync(
      join(copy, 'packages', name),
      join(copy, 'node_modules/@residency', name),
      'junction',
    )
}

const fileOfTool = (name) =>
  ['checks', 'rules', 'sources']
    .map((folder) => join(root, 'tools', folder, name))
    .find((file) => existsSync(file)) ?? name

/** The rules of a checker, read from its source: a rule without a probe counts as missed. */
const rulesIn = (...tools) =>
  new Set(
    tools.flatMap((name) =>
      [
        ...readFileSync(fileOfTool(name), 'utf8').matchAll(
          /(?:complain|forbid|rule:)\(?\s*'([a-z-]+)'/g,
        ),
      ].map((m) => m[1]),
    ),
  )

function allProbed(rules, violations) {
  const probed = new Set(violations.map(([rule]) => rule))
  for (const rule of rules)
    if (rule !== 'too-little') demand(probed.has(rule), `${rule} has no probe`)
}

let entities

/** The output of new-entity passes every check. */
function expectEntities(found, check) {
  for (const { rule, file, why } of found)
    demand(!entities.files.includes(file), `new-entity: ${check} ${rule}: ${file} ${why ?? ''}`)
}

function boundaries() {
  const { found } = checkBoundaries(copy)
  expectEntities(found, 'boundaries')
  expectAll(found, boundaryViolations)

  for (const file of [...Object.keys(fixtures), ...Object.keys(allowedSamples)])
    demand(!found.some((one) => one.file === file), `${file} is allowed and was reported`)

  allProbed(
    [...boundaryRules.map(({ name }) => name), ...rulesIn('check-boundaries.mjs')],
    boundaryViolations,
  )

  demand(
    checkBoundaries(join(copy, 'docs')).found.some((one) => one.rule === 'too-little'),
    'boundaries: an empty tree passes',
  )
}

function rooms() {
  const { found } = checkRooms(copy)
  expectEntities(found, 'rooms')
  expectAll(found, roomViolations)
  allProbed(rulesIn('check-rooms.mjs', 'rooms-content.mjs', 'shape-rules.mjs'), roomViolations)

  const empty = join(copy, 'node_modules')

  demand(
    checkRooms(empty).found.some((one) => one.rule === 'too-little'),
    'rooms: an empty tree passes',
  )
}

function expectAll(found, violations) {
  for (const [rule, file, , reported = file] of violations)
    demand(
      found.some((one) => one.rule === rule && one.file === reported),
      `${rule}: ${reported} was not reported`,
    )
}

function code() {
  const { found } = checkCode(copy)
  expectEntities(found, 'code')
  expectAll(found, codeViolations)

  for (const file of Object.keys(allowedCode))
    demand(!found.some((one) => one.file === file), `${file} is allowed and was reported`)

  const probed = new Set(codeViolations.map(([rule]) => rule))

  for (const rule of Object.keys(codeRules)) demand(probed.has(rule), `${rule} has no probe`)

  const excepted = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`zz-${i}.ts`, 'zz']))

  demand(
    tooManyExceptions({ 'raw-error': excepted }).some(({ rule }) => rule === 'too-many-exceptions'),
    'code: a rule with eleven exceptions passes',
  )

  expectAll(checkMigrationFiles(copy), migrationViolations)
  allProbed(rulesIn('migration-rules.mjs'), migrationViolations)
}

function copies() {
  const { found } = checkCopies(copy)
  expectEntities(found, 'copies')
  expectAll(found, copyViolations)

  for (const file of allowedCopies)
    demand(!found.some((one) => one.file === file), `${file} is allowed and was reported`)

  allProbed(rulesIn('check-copies.mjs'), [...copyViolations, ['exception-unused']])

  demand(
    checkCopies(join(copy, 'docs')).found.some((one) => one.rule === 'too-little'),
    'copies: an empty tree passes',
  )

  demand(
    checkCopies(copy, { 'zz.ts|zzz.ts': 'zz' }).found.some(
      (one) => one.rule === 'exception-unused',
    ),
    'copies: an exception that nobody needs passes',
  )
}

function unused() {
  const found = findUnused(copy)
  expectEntities(found, 'unused')
  expectAll(found, unusedViolations)
  demand(!found.some(({ why }) => why.includes('zzUsed')), 'zzUsed is used and was reported')
}

function words() {
  const { found } = checkWords(copy)
  expectEntities(found, 'words')

  for (const [rule, file, why] of wordViolations)
    demand(
      found.some((one) => one.rule === rule && one.file === file && one.why.includes(why)),
      `${rule}: ${file} (${why}) was not reported`,
    )

  for (const file of allowedWords)
    demand(!found.some((one) => one.file === file), `${file} is allowed and was reported`)

  allProbed(rulesIn('check-words.mjs', 'read-words.mjs', 'wiring.mjs'), wordViolations)
}

function size() {
  for (const [file, text] of Object.entries(sizeFiles)) plant(join('zz-dist', file), text)
  for (const [file, text] of Object.entries(fontFiles)) plant(join('zz-fonts', file), text)

  const found = [
    ...checkSize(join(copy, 'zz-dist')).found,
    ...checkFonts(join(copy, 'zz-fonts')).found,
  ]

  for (const [rule, what] of sizeViolations)
    demand(
      found.some((one) => one.rule === rule && one.why.startsWith(what)),
      `${rule}: ${what} was not reported`,
    )

  demand(
    !found.some((one) => one.rule === 'too-heavy' && one.file === 'index.html'),
    'size: what comes after a click is not counted',
  )

  allProbed(rulesIn('check-size.mjs'), sizeViolations)
}

function vocabulary() {
  const found = [copy, join(copy, 'zz-short')].flatMap((folder) => checkVocabulary(folder).found)

  for (const [rule, file] of vocabularyViolations)
    demand(
      found.some((one) => one.rule === rule && file.endsWith(one.file)),
      `${rule}: ${file} was not reported`,
    )

  for (const file of Object.keys(allowedVocabulary))
    demand(!found.some((one) => one.file === file), `${file} is allowed and was reported`)

  allProbed(rulesIn('check-vocabulary.mjs', 'comment-rules.mjs'), vocabularyViolations)
}

function documents() {
  probeDocuments({ root, copy, isSource, demand, expectAll })
  allProbed(
    rulesIn('check-documents.mjs', 'map-rules.mjs', 'example-rules.mjs', 'decision-rules.mjs'),
    documentViolations,
  )
}

function subjects() {
  probeSubjects({ copy, demand })
  allProbed(rulesIn('check-subjects.mjs'), subjectViolations)
}

/** The generated entities compile, and each planted file does not. */
function types() {
  const violations = Object.keys(typeViolations)

  const config = {
    extends: './tsconfig.json',
    compilerOptions: { types: ['vite/client'] },
    include: [],
    files: [...compiledFiles(entities.files), ...violations],
  }

  writeFileSync(join(copy, 'tsconfig.probe.json'), JSON.stringify(config))

  const isWindows = process.platform === 'win32'
  const tsc = join(root, 'node_modules/.bin', isWindows ? 'tsc.cmd' : 'tsc')
  const args = ['-p', 'tsconfig.probe.json', '--pretty', 'false', '--checkers', '1']
  const { stdout } = spawnSync(tsc, args, { cwd: copy, encoding: 'utf8', shell: isWindows })
  const wrong = stdout
    .split('\n')
    .filter((line) => entities.files.some((file) => line.startsWith(`${file}(`)))

  demand(wrong.length === 0, `new-entity: types\n${wrong.join('\n')}`)

  for (const file of violations) {
    const errors = stdout.split('\n').filter((line) => line.startsWith(`${file}(`))
    demand(errors.length > 0, `types: ${file} compiles`)
    // an import that leads nowhere would hide that the rule itself is not checked
    demand(!errors.some((line) => line.includes('TS2307')), `types: ${file} imports nothing`)
  }
}

function lint() {
  demand(entities.lint === '', `new-entity: lint\n${entities.lint}`)

  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const files = lintViolations.map(([, file]) => file)

  const args = [
    biome,
    'lint',
    '--error-on-warnings',
    '--vcs-enabled=false',
    '--reporter=json',
    ...files,
  ]

  const { stdout } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })

  const reported = JSON.parse(stdout).diagnostics.map(
    (one) => `${one.category} ${JSON.stringify(one.location)}`,
  )

  for (const [rule, file] of lintViolations)
    demand(
      reported.some((line) => line.includes(`/${rule} `) && line.includes(file)),
      `lint: ${rule} was not reported in ${file}`,
    )
}

/** A change of what decides the outcome makes the probes run again; another change does not. */
function record() {
  const files = decidingFiles(root)

  for (const file of [
    'tools/probes.mjs',
    'tools/probes/rooms.mjs',
    'tools/entity/templates/policy.txt',
    'tools/sources/table-owners.json',
    'biome.json',
    'knip.json',
    'tsconfig.json',
    'package-lock.json',
    'packages/web/package.json',
    'packages/contract/src/kernel/calls/endpoint.ts',
    'packages/server/src/platform/db/pages.ts',
    'docs/glossary.md',
  ])
    demand(files.includes(file), `record: a change of ${file} does not make the probes run`)

  const before = hashOfDecidingFiles(copy)

  appendFileSync(join(copy, 'docs/specification.md'), 'zz\n')

  demand(
    hashOfDecidingFiles(copy) === before,
    'record: a change of a document makes the probes run',
  )

  appendFileSync(join(copy, 'biome.json'), '\n')
  demand(hashOfDecidingFiles(copy) !== before, 'record: a change of biome.json is not seen')
}

try {
  copyTree()
  entities = plantEntities(root, copy)

  for (const [file, text] of Object.entries({
    ...fixtures,
    ...allowedSamples,
    ...wordFiles,
    ...copyFiles,
    ...typeViolations,
    ...allowedCode,
    ...allowedExports,
    ...allowedVocabulary,
  }))
    plant(file, text)

  for (const [, file, text] of [
    ...boundaryViolations,
    ...roomViolations,
    ...lintViolations,
    ...codeViolations,
    ...unusedViolations,
    ...vocabularyViolations,
  ])
    plant(file, text)

  for (const [, file, text] of migrationViolations) appendFileSync(join(copy, file), text)

  boundaries()
  rooms()
  code()
  copies()
  unused()
  words()
  vocabulary()
  documents()
  subjects()
  size()
  types()
  lint()
  record()
} finally {
  rmSync(copy, { recursive: true, force: true })
}

for (const what of missed) console.log(`MISSED ${what}`)
// Who changes a checker while the probes run has not proven the changed one.
const isGreen = missed.length === 0 && hashOfDecidingFiles(root) === hash
if (isGreen) rememberGreen(root, hash, { record: given.includes('--record') })

const advice =
  isGreen && !isRecorded(root, hash)
    ? '; npm run check -- --only probes --record writes it down for everybody'
    : ''

console.log(`${caught} probes caught, ${missed.length} missed${advice}`)
if (missed.length) process.exitCode = 1
