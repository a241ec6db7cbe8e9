import {
  type FormItem,
  type FormSection,
  type ItemKind,
  itemsOf,
  weightSum,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { raised } from '../../../screens/edited/raised.rules.ts'

/** A key that no item has: a letter and the next number. */
export function freshKey(sections: readonly FormSection[]): string {
  const taken = itemsOf(sections).flatMap(({ key }) => Number(/^i(\d+)$/.exec(key)?.[1] ?? 0))
  return `i${Math.max(0, ...taken) + 1}`
}

/** A new item of a kind, with the weight that is still missing. */
export function newItem(sections: readonly FormSection[], kind: ItemKind): FormItem {
  const head = { key: freshKey(sections), label: '', labelEn: null }
  if (kind === 'text') return { kind, ...head, isRequired: false }
  if (kind === 'choice') return { kind, ...head, weight: 0, competency: null, options: [] }

  return {
    kind,
    ...head,
    scale: 9,
    weight: Math.max(0, 100 - (weightSum(sections) ?? 0)),
    competency: null,
  }
}

/** The sections with an item changed where it is, or added to the one at this place. */
export function withItem(
  sections: readonly FormSection[],
  at: number,
  item: FormItem,
): FormSection[] {
  const isKnown = itemsOf(sections).some(({ key }) => key === item.key)
  return sections.map((section, i) => {
    if (isKnown)
      return { ...section, items: section.items.map((one) => (one.key === item.key ? item : one)) }
    return i === at ? { ...section, items: [...section.items, item] } : section
  })
}

export const withoutItem = (sections: readonly FormSection[], key: string): FormSection[] =>
  sections.map((section) => ({
    ...section,
    items: section.items.filter((item) => item.key !== key),
  }))

/** The sections with an item one place higher. */
export const withRaised = (sections: readonly FormSection[], key: string): FormSection[] =>
  sections.map((section) => {
    const index = section.items.findIndex((item) => item.key === key)
    return index < 1 ? section : { ...section, items: raised(section.items, index) }
  })

type Option = Extract<FormItem, { kind: 'choice' }>['options'][number]

/** Options as lines of text: name | English | points. */
export const linesOfOptions = (options: readonly Option[]) =>
  options
    .map(({ label, labelEn, points }) =>
      [label, labelEn ?? '', points ?? ''].join(' | ').replace(/[\s|]+$/, ''),
    )
    .join('\n')

export function optionsOfLines(lines: string): Option[] {
  const rows = lines.split('\n').filter((line) => line.trim() !== '')
  return rows.map((line) => {
    const [label = '', labelEn = '', points = ''] = line
      .split('|')
      .map((part) => part.trim().normalize('NFKC'))
    const typedPoints = /^\d{1,3}$/.test(points) ? Number(points) : null
    return { label, labelEn: labelEn || null, points: typedPoints }
  })
}
