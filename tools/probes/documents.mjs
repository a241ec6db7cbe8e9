// Planted violations of check-documents: [rule, file, change of its text].
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkDocuments } from '../checks/check-documents.mjs'

const replace = (from, to) => (text) => text.replace(from, to)
const append = (line) => (text) => `${text}${line}\n`
const RECORD = 'docs/decisions/0001-typed-error-values.md'

export const documentViolations = [
  ['broken-link', 'docs/glossary.md', append('[gone](gone.md)')],
  ['link-out-of-operation', 'docs/operation/proxy.en.md', append('[glossary](../glossary.md)')],
  ['readme-size', 'README.md', append('line\n'.repeat(60))],
  ['readme-command', 'README.md', replace(/^npm test /m, 'npm run tests ')],
  ['page-in-one-language', 'docs/operation/zz.en.md', () => '# One language'],
  ['page-not-listed', 'docs/operation/zz.en.md', () => '# Not in the list'],
  [
    'variable-without-page',
    'docs/operation/settings.en.md',
    replace('`PASSWORD_CLASSES`', '`ZZ_CLASSES`'),
  ],
  [
    'variable-unknown',
    'docs/operation/settings.zh-CN.md',
    replace('`PASSWORD_CLASSES`', '`ZZ_CLASSES`'),
  ],
  ['glossary-twice', 'docs/glossary.md', replace('| actor |', '| actor | zz |\n| actor |')],
  ['glossary-table', 'docs/glossary.md', () => '# Glossary'],
  ['map-size', 'ARCHITECTURE.md', append('line\n'.repeat(100))],
  ['folder-not-named', 'ARCHITECTURE.md', replace('| `bench/` |', '| bench |')],
  ['folder-unknown', 'ARCHITECTURE.md', replace('| `bench/` |', '| `bench/`, `zz/` |')],
  ['drawing-of-areas', 'ARCHITECTURE.md', replace(/^questions$/m, 'courses')],
  [
    'drawing-of-imports',
    'ARCHITECTURE.md',
    replace(/^exams( .*)\nquestions$/m, '$1\nquestions exams'),
  ],
  ['area-not-listed', 'ARCHITECTURE.md', replace('| [exams](docs/areas/exams.md) |', '| exams |')],
  ['topic-not-named', 'docs/areas/courses.md', replace('`lessons`', '`attendance`')],
  ['topic-unknown', 'docs/areas/courses.md', replace('`lessons`', '`lessons`, `zz`')],
  ['example-file', 'CONTRIBUTING.md', replace('/schools/save-school.ts', '/schools/zz-school.ts')],
  [
    'example-differs',
    'CONTRIBUTING.md',
    replace("action: 'settings.school.create'", "action: 'settings.school.zz'"),
  ],
  ['example-missing', 'CONTRIBUTING.md', () => '# Contributing'],
  ['decision-template', RECORD, replace('## Reversal', '## Way back')],
  ['decision-template', RECORD, replace(/^# (\d{4}) .*$/m, '# $1 Errors')],
  ['decision-template', RECORD, replace(/^- Date: .*$/m, '- Date: in November')],
  ['decision-template', RECORD, replace('- Status: accepted', '- Status: decided')],
  [
    'decision-superseded',
    RECORD,
    replace(/^- Supersedes: .*$/m, '- Supersedes: [0002](0002-table-types-are-generated.md)'),
  ],
  ['decision-superseded', RECORD, replace('- Status: accepted', '- Status: superseded')],
  ['decision-number', 'docs/decisions/9999-zz.md', () => '# 9999 A number after a gap'],
  [
    'decision-index',
    'docs/decisions/README.md',
    replace('Errors are typed values', 'Errors are texts'),
  ],
  [
    'decision-unknown',
    'packages/server/src/platform/zz-decision.ts',
    () => `// see docs/decisions/${'0999'}`,
  ],
]

/** The violations in rounds: a round changes a document once. */
function inRounds(violations) {
  const rounds = []
  for (const violation of violations) {
    const round = rounds.find((one) => !one.some(([, file]) => file === violation[1]))
    if (round) round.push(violation)
    else rounds.push([violation])
  }

  return rounds
}

/** Documents are changed in a copy of its own, which has what they name. */
export function probeDocuments({ root, copy, isSource, demand, expectAll }) {
  const own = join(copy, 'zz-documents')

  const named = [
    'packages',
    'release',
    'tools',
    'e2e',
    'bench',
    '.ci',
    '.github',
    'LICENSE',
    'NOTICE',
    'SECURITY.md',
    'CHANGELOG.md',
  ]

  const read = ['docs', 'README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']

  mkdirSync(own)

  for (const name of [...named, ...read])
    cpSync(join(root, name), join(own, name), { recursive: true, filter: isSource })
  for (const { rule, file, why } of checkDocuments(own).found)
    demand(false, `documents: ${rule}: ${file} is reported before a change: ${why}`)

  for (const round of inRounds(documentViolations)) {
    const texts = round.map(([, file]) =>
      existsSync(join(own, file)) ? readFileSync(join(own, file), 'utf8') : undefined,
    )
    round.forEach(([, file, change], place) => {
      writeFileSync(join(own, file), change(texts[place] ?? ''))
    })

    expectAll(
      checkDocuments(own).found,
      round.map(([rule, file]) => [rule, file]),
    )

    round.forEach(([, file], place) => {
      if (texts[place] === undefined) rmSync(join(own, file))
      else writeFileSync(join(own, file), texts[place])
    })
  }

  rmSync(own, { recursive: true })

  demand(
    checkDocuments(join(copy, 'packages/contract')).found.some((one) => one.rule === 'too-little'),
    'documents: an empty tree passes',
  )
}
