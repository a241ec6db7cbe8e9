// Decision records follow one template, have numbers without gaps, and name in both records which
// one supersedes which. Their list in docs/decisions/README.md is written by
// write-decision-index.mjs.
const FOLDER = 'docs/decisions'
export const INDEX = `${FOLDER}/README.md`
const STATUSES = ['accepted', 'superseded in part', 'superseded', 'proposed']
const FIELDS = ['Status', 'Date', 'Supersedes', 'Superseded by', 'Former number']

const SECTIONS = [
  'Context',
  'Decision',
  'Alternatives',
  'Limits',
  'Measured',
  'Measured again',
  'Reversal',
]

const NEEDED = ['Context', 'Decision', 'Measured', 'Reversal']

/** A riddle is short; a title that states a decision has a verb, which needs a few words. */
const MIN_WORDS = 3

/** Begins the list in the index; the text above it is written by hand. */
const LIST =
  '| number | title | date | status | supersedes | former number |\n| --- | --- | --- | --- | --- | --- |\n'

const isRecord = (file) => file.startsWith(`${FOLDER}/`) && file.endsWith('.md') && file !== INDEX
const numbersIn = (text) => [...(text ?? '').matchAll(/\[(\d{4})\]/g)].map(([, number]) => number)

/** A record as its number, title, fields and sections. */
function readRecord(file, text) {
  const [, number = '', title = ''] = /^# (\d{4}) (.+)$/m.exec(text.split('\n', 1)[0]) ?? []
  const head = text.split(/^## /m, 1)[0]
  const fields = Object.fromEntries(
    [...head.matchAll(/^- ([A-Z][a-z ]+): (.+)$/gm)].map(([, name, value]) => [name, value]),
  )

  const sections = text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading, ...lines] = part.split('\n')
      return { heading, text: lines.join('\n').trim() }
    })

  return { file, number, title, fields, sections }
}

export const readRecords = ({ files, textOf }) =>
  files.filter(isRecord).map((file) => readRecord(file, textOf(file)))

/** The list of all records, as it is in the index. */
function listOf(records) {
  const line = ({ file, number, title, fields }) => {
    const link = `[${number}](${file.slice(FOLDER.length + 1)})`
    return `| ${link} | ${title} | ${fields.Date} | ${fields.Status} | ${fields.Supersedes} | ${fields['Former number']} |`
  }

  return `${LIST}${records.map(line).join('\n')}\n`
}

/** The index with a new list below its own text. */
export const withList = (index, records) =>
  `${index.split(LIST)[0].trimEnd()}\n\n${listOf(records)}`

function template(record, complain) {
  const wrong = (why) => complain('decision-template', record.file, why)

  judgeHead(record, wrong)
  judgeSections(record, wrong)
}

function judgeHead({ file, number, title, fields }, wrong) {
  if (!number || !file.startsWith(`${FOLDER}/${number}-`))
    wrong("the first line is '# number title', with the number of the file")
  if (title.split(' ').length < MIN_WORDS || title.endsWith('.'))
    wrong('the title states the decision in a few words, without a full stop')
  if (Object.keys(fields).join() !== FIELDS.join())
    wrong(`the lines below the title are: ${FIELDS.join(', ')}`)
  if (!STATUSES.includes(fields.Status)) wrong(`the status is one of: ${STATUSES.join(', ')}`)
  if (!/^\d{4}-\d\d-\d\d$/.test(fields.Date ?? '')) wrong('the date is YYYY-MM-DD')
}

function judgeSections({ sections }, wrong) {
  const headings = sections.map(({ heading }) => heading)
  const inOrder = SECTIONS.filter((heading) => headings.includes(heading))

  if (headings.join() !== inOrder.join())
    wrong(`the sections are, in this order: ${SECTIONS.join(', ')}`)
  for (const heading of NEEDED)
    if (!headings.includes(heading)) wrong(`the section ${heading} is missing`)
  for (const { heading, text } of sections) if (!text) wrong(`the section ${heading} is empty`)

  const reversal = sections.find(({ heading }) => heading === 'Reversal')?.text ?? ''

  if (reversal.includes('\n') || /^FILL IN/.test(reversal))
    wrong('the reversal is one line that says how to go back')
}

function links(records, complain) {
  const byNumber = new Map(records.map((record) => [record.number, record]))
  for (const { file, number, fields } of records) {
    const wrong = (why) => complain('decision-superseded', file, why)
    const later = numbersIn(fields['Superseded by'])

    if ((fields.Status ?? '').startsWith('superseded') !== later.length > 0)
      wrong('status and "Superseded by" contradict each other')

    for (const other of later)
      if (!numbersIn(byNumber.get(other)?.fields.Supersedes).includes(number))
        wrong(`${other} does not say that it supersedes ${number}`)

    for (const other of numbersIn(fields.Supersedes))
      if (!numbersIn(byNumber.get(other)?.fields['Superseded by']).includes(number))
        wrong(`${other} does not say that ${number} supersedes it`)
  }
}

function decisions({ files, textOf, complain }) {
  const records = readRecords({ files, textOf })

  records.forEach((record, place) => {
    template(record, complain)
    const expected = String(place + 1).padStart(4, '0')
    if (record.number && record.number !== expected)
      complain('decision-number', record.file, `the next number is ${expected}`)
  })

  links(records, complain)

  const index = textOf(INDEX)

  if (index !== withList(index, records))
    complain('decision-index', INDEX, 'run: node tools/write-decision-index.mjs')
}

/**
 * A number that a document or a comment names belongs to a record. Migrations cannot change and
 * keep former numbers.
 */
function references({ files, textOf, complain }) {
  const known = new Set(readRecords({ files, textOf }).map(({ number }) => number))
  const mentions = /decisions?[ /]\[?(\d{4})\b/g

  for (const file of files.filter(
    (one) => /\.(md|ts|tsx|mjs|css|yaml)$/.test(one) && !one.includes('/node_modules/'),
  ))
    for (const [, number] of textOf(file).matchAll(mentions))
      if (number.startsWith('0') && !known.has(number))
        complain('decision-unknown', file, `there is no decision ${number}`)
}

export const decisionRules = [decisions, references]
