// The subject of a commit is `area: what it does`. Reads the commits since the latest of these: the
// last release tag, the merge base with origin, the commit and the day in subjects-since.txt.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AREA_ORDER } from '../area-order.mjs'

const LONGEST = 71

/** What a commit may change besides an area of the product. */
const OTHER_AREAS = [
  'platform',
  'kernel',
  'contract',
  'server',
  'web',
  'demo',
  'tests',
  'tools',
  'bench',
  'docs',
  'release',
  'deps',
]

const AREAS = [...AREA_ORDER, ...OTHER_AREAS]

/** Imperatives that end like another form of a verb. */
const IMPERATIVES = new Set(
  'pass address process discuss focus cross express access compress need feed seed embed exceed proceed speed bring'.split(
    ' ',
  ),
)

const isOtherForm = (word) => /(s|ed|ing)$/.test(word) && !IMPERATIVES.has(word)

/** What is wrong with a subject, as `{rule, why}`; undefined for a good one. */
export function faultOf(subject) {
  if (/^Revert "/.test(subject)) return undefined
  if (subject.length > LONGEST)
    return { rule: 'subject-length', why: `${subject.length} characters, at most ${LONGEST}` }

  const [, area, what] = /^([a-z0-9-]+): (.+)$/.exec(subject) ?? []
  if (!AREAS.includes(area))
    return { rule: 'subject-area', why: `begins with an area and a colon: ${AREAS.join(' ')}` }
  if (!/^[a-z]/.test(what) || what.endsWith('.'))
    return { rule: 'subject-form', why: 'a small letter at the beginning, no full stop' }

  const [verb] = what.split(/[ ,]/)
  if (isOtherForm(verb))
    return {
      rule: 'subject-verb',
      why: `'${verb}' is not an imperative: say what the commit does ("add", not "adds")`,
    }

  return undefined
}

/** The output of git, or undefined where it fails: no repository, no such commit, no tag. */
function tryGit(root, ...args) {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

function readBeginning(text) {
  const [, commit = ''] = /^commit ([0-9a-f]{40})$/m.exec(text) ?? []
  const [, day = ''] = /^day (\d{4}-\d\d-\d\d)$/m.exec(text) ?? []
  return { commit, day }
}

/**
 * Commits of which the subjects are checked, and a sentence that says since when; no commits where
 * no base is known.
 */
function readCommits(root, beginning) {
  const { commit, day } = readBeginning(beginning)

  const bases = [
    tryGit(root, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`),
    tryGit(root, 'describe', '--tags', '--abbrev=0'),
    tryGit(root, 'merge-base', 'HEAD', 'origin/HEAD'),
  ].filter(Boolean)

  if (bases.length === 0)
    return { commits: [], since: 'no base is known here: no subject was checked' }

  const excluded = bases.map((base) => `^${base}`)
  const output =
    tryGit(root, 'log', '--no-merges', '--format=%h%x09%as%x09%s', 'HEAD', ...excluded) ?? ''

  const commits = output
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .filter(([, date]) => date >= day)
    .map(([hash, , ...subject]) => ({ hash, subject: subject.join('\t') }))

  return { commits, since: `since ${bases.map((base) => base.slice(0, 12)).join(', ')} and ${day}` }
}

/** All violations in the commits below `root` as `{rule, hash, why}`. */
export function checkSubjects(root, beginning) {
  const { commits, since } = readCommits(root, beginning)

  const found = commits.flatMap(({ hash, subject }) => {
    const fault = faultOf(subject)
    return fault ? [{ rule: fault.rule, hash, why: `'${subject}': ${fault.why}` }] : []
  })

  return { found, commits: commits.length, since }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = resolve(import.meta.dirname, '../..')

  const { found, commits, since } = checkSubjects(
    root,
    readFileSync(join(root, 'tools/checks/subjects-since.txt'), 'utf8'),
  )

  for (const { rule, hash, why } of found) console.log(`${rule}: ${hash}: ${why}`)

  console.log(`${commits} subjects, ${found.length} complaints, ${since}`)

  if (found.length) process.exitCode = 1
}
