import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { wrongBlankOf } from '../../areas/messages/templates/template.rules.ts'
import { AREAS } from '../../areas.ts'
import { everyOf } from '../../platform/area.ts'

const LIST = join(import.meta.dirname, '../../../../../docs/notices.md')
const KINDS = everyOf(AREAS, 'notices')

const HEAD = `# Kinds of notices

Every kind in the order of the areas, with its blanks and its first texts; \`WRITE_NOTICES=1 npx vitest run --project server notice-kinds\`
writes this file. The office may change the texts, the ways and the pace of a kind (消息模板); a start never overwrites them.
`

const pairOf = ({ zh, en }: { zh: string; en: string }) => `${zh} | ${en}`

function described({
  kind,
  group,
  name,
  blanks,
  title,
  body,
  ...sending
}: (typeof KINDS)[number]): string {
  const lines = [
    `group: ${pairOf(group)}`,
    `sent: ${pairOf(name)}`,
    ...blanks.map(
      (one) => `blank {${one.name}}: ${pairOf(one)}, for example ${one.example} | ${one.exampleEn}`,
    ),
    `title: ${pairOf(title)}`,
    `text in Chinese: ${body.zh}`,
    `text in English: ${body.en}`,
    ...Object.entries(sending).map(([field, value]) => `${field}: ${JSON.stringify(value)}`),
  ]

  return `\n## ${kind}\n${lines.map((line) => `- ${line}\n`).join('')}`
}

test('docs/notices.md lists every kind with its blanks, its texts and in their order (WRITE_NOTICES=1 writes it)', () => {
  const text = HEAD + KINDS.map(described).join('')
  if (process.env.WRITE_NOTICES) writeFileSync(LIST, text)
  expect(readFileSync(LIST, 'utf8')).toBe(text)
})

test.each(KINDS.map((one) => [one.kind, one] as const))(
  '%s names only its own blanks',
  (_kind, { blanks, title, body }) => {
    const known = new Set(blanks.map(({ name }) => name))
    expect(known.size, 'no blank twice').toBe(blanks.length)
    for (const text of [title.zh, title.en, body.zh, body.en])
      expect(wrongBlankOf(text, known), text).toBeNull()
  },
)
