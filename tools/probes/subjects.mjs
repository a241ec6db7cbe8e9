// Subjects of commits that check-subjects refuses: [rule, subject], and some that it allows.
import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkSubjects, faultOf } from '../checks/check-subjects.mjs'

export const subjectViolations = [
  ['subject-length', `absence: refuse a leave that ${'overlaps '.repeat(6)}`],
  ['subject-area', 'Refuse a leave that overlaps another'],
  ['subject-area', 'holidays: refuse a leave that overlaps another'],
  ['subject-form', 'absence: Refuse a leave that overlaps another'],
  ['subject-form', 'absence: refuse a leave that overlaps another.'],
  ['subject-verb', 'absence: refused a leave that overlaps another'],
  ['subject-verb', 'absence: refuses a leave that overlaps another'],
  ['subject-verb', 'absence: refusing leaves that overlap'],
]

const allowedSubjects = [
  'absence: refuse a leave that overlaps another',
  'tools: pass the version on to the release',
  'Revert "absence: refuse a leave that overlaps another"',
]

/**
 * A repository of its own: a commit after the base is read, one before it is not, and without a
 * base nothing is.
 */
export function probeSubjects({ copy, demand }) {
  for (const [rule, subject] of subjectViolations)
    demand(faultOf(subject)?.rule === rule, `${rule}: '${subject}' was not reported`)
  for (const subject of allowedSubjects)
    demand(faultOf(subject) === undefined, `'${subject}' is allowed and was reported`)

  const repository = join(copy, 'zz-repository')

  const identity = [
    '-c',
    'user.name=zz',
    '-c',
    'user.email=zz@example.org',
    '-c',
    'commit.gpgsign=false',
  ]

  const git = (...args) =>
    execFileSync('git', [...identity, ...args], { cwd: repository, encoding: 'utf8' }).trim()

  mkdirSync(repository)
  git('init', '-q')
  git('commit', '-q', '--allow-empty', '-m', 'Before the rule')

  const base = git('rev-parse', 'HEAD')

  git('commit', '-q', '--allow-empty', '-m', 'After the rule')

  const read = (beginning) => checkSubjects(repository, beginning)

  demand(
    read(`commit ${base}\nday 2000-01-01`).found.length === 1,
    'subjects: exactly the commit after the base is reported',
  )

  demand(
    read(`commit ${base}\nday 2999-01-01`).found.length === 0,
    'subjects: a commit before the day is reported',
  )

  const unknown = read(`commit ${'0'.repeat(40)}\nday 2000-01-01`)

  demand(
    unknown.commits === 0 && unknown.since.startsWith('no base'),
    'subjects: without a base something is checked',
  )
}
