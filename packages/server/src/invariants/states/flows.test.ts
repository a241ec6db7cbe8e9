import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyFlow, type AreaWords, KINDS } from '@residency/contract/kernel'
import { expect, test } from 'vitest'
import { AREAS, WORDS } from '../../areas.ts'
import { publishedName } from '../../platform/area.ts'

const DOCS = join(import.meta.dirname, '../../../../../docs/areas')

const FLOWS = AREAS.flatMap((area) =>
  (area.flows ?? []).map((flow) => [area.name, flow, publishedName(area)] as const),
)

type FlowTexts = {
  states?: Readonly<Record<string, string>>
  actions?: Readonly<Record<string, string>>
}

/** One flow as a diagram in the language of its readers. */
function diagramOf(book: string, flow: AnyFlow) {
  const all = WORDS[book]!['zh-cn'] as AreaWords &
    FlowTexts & { flows?: Readonly<Record<string, FlowTexts>> }
  const { states = {}, actions = {} } = all.flows?.[flow.name] ?? all
  const nodes = flow.states.map((state) => `  ${state}: ${states[state]}`)
  const steps = Object.entries(flow.actions).flatMap(([name, step]) =>
    step.from.map((from) => `  ${from} --> ${step.to}: ${actions[name]}`),
  )

  return [
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${flow.initial}`,
    ...nodes,
    ...steps,
    '```',
  ].join('\n')
}

const begin = (name: string) =>
  `<!-- flow ${name}: made from the contract, WRITE_FLOWS=1 writes it -->`

const END = '<!-- end of flow -->'

/** The document with this flow's diagram as it is today; at the end where it had none. */
function withDiagram(text: string, book: string, flow: AnyFlow) {
  const block = `${begin(flow.name)}\n${diagramOf(book, flow)}\n${END}`
  const index = text.indexOf(begin(flow.name))
  if (index === -1) return `${text.trimEnd()}\n\n${block}\n`

  return text.slice(0, index) + block + text.slice(text.indexOf(END, index) + END.length)
}

test.each(FLOWS)('the diagram in docs/areas/%s.md is the flow of today', (area, flow, book) => {
  const file = join(DOCS, `${area}.md`)
  const text = readFileSync(file, 'utf8')
  const fresh = withDiagram(text, book, flow)

  if (process.env.WRITE_FLOWS === '1') writeFileSync(file, fresh)
  else
    expect(
      text === fresh,
      `${flow.name} differs: WRITE_FLOWS=1 npx vitest run --project server src/invariants/states/flows.test.ts`,
    ).toBe(true)
})

test.each(FLOWS)(
  'in %s every action of the flow says of what kind it is, and has its words in both languages',
  (_area, flow, book) => {
    for (const [name, step] of Object.entries(flow.actions)) {
      expect(KINDS, name).toContain(step.kind)
      for (const language of ['zh-cn', 'en'] as const) {
        const all = WORDS[book]![language] as AreaWords & {
          flows?: Readonly<Record<string, FlowTexts>>
        }
        expect(
          (all.flows?.[flow.name] ?? (all as FlowTexts)).actions?.[name],
          `${name} in ${language}`,
        ).toBeTruthy()
      }
    }
  },
)
