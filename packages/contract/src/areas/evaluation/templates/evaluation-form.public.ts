import { z } from 'zod'
import { clearableText } from '../../../kernel/calls/record.ts'
import { requiredText } from '../../../kernel/text/text.ts'

/** The most of a scale: 1 to 9 (1–3 below, 4–6 meets, 7–9 above expectation) or 1 to 5. */
export const SCALES = [9, 5] as const
export type Scale = (typeof SCALES)[number]
export const ITEM_KINDS = ['score', 'choice', 'text'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** Not the one word of these letters that every object has without being given it. */
const key = z.string().regex(/^(?!constructor$)[a-z0-9]{1,24}$/)

const weight = z
  .number()
  .int()
  .min(0, 'evaluation.weight.range')
  .max(100, 'evaluation.weight.range')

const head = { key, label: requiredText(120), labelEn: clearableText(200) }

/** A mark; 'not observed' is always possible. `competency`: the sub-domain it counts for. */
const scoreItem = z.object({
  kind: z.literal('score'),
  ...head,
  scale: z.union([z.literal(9), z.literal(5)]),
  weight,
  competency: clearableText(40),
})

/** One of several; `points` of a hundred, or none if it is not weighed. */
const choiceItem = z.object({
  kind: z.literal('choice'),
  ...head,
  options: z
    .array(
      z.object({
        label: requiredText(60),
        labelEn: clearableText(100),
        points: weight.nullable().default(null),
      }),
    )
    .min(2, 'evaluation.options.few')
    .max(12),
  weight,
  competency: clearableText(40),
})

const textItem = z.object({
  kind: z.literal('text'),
  ...head,
  isRequired: z.boolean().default(false),
})

const item = z.discriminatedUnion('kind', [scoreItem, choiceItem, textItem])
export type FormItem = z.output<typeof item>

const section = z.object({
  title: clearableText(60),
  titleEn: clearableText(100),
  items: z.array(item).min(1, 'evaluation.items.none').max(30),
})

export type FormSection = z.output<typeof section>

/** The sections of a stored form, in an answer: saving it has checked them, so only the list is. */
export const storedSections = z.custom<FormSection[]>((value) => Array.isArray(value))

export const formSections = z
  .array(section)
  .max(12)
  .refine((sections) => areDifferent(itemsOf(sections)), { message: 'evaluation.keys.twice' })
  .refine((sections) => itemsOf(sections).every(isWhole), { message: 'evaluation.points.missing' })

export const itemsOf = (sections: readonly FormSection[]): FormItem[] =>
  sections.flatMap(({ items }) => items)

const areDifferent = (items: readonly FormItem[]) =>
  new Set(items.map((formItem) => formItem.key)).size === items.length

/** A choice that is weighed says how many points each option is worth. */
const isWhole = (formItem: FormItem) =>
  formItem.kind !== 'choice' ||
  formItem.weight === 0 ||
  formItem.options.every(({ points }) => points !== null)

const weightOf = (formItem: FormItem) => (formItem.kind === 'text' ? 0 : formItem.weight)

/** The sum of the weights; null where nothing is weighed. */
export function weightSum(sections: readonly FormSection[]): number | null {
  const marked = itemsOf(sections).filter(({ kind }) => kind !== 'text')
  return marked.length === 0 ? null : marked.reduce((sum, formItem) => sum + weightOf(formItem), 0)
}

/** Item key → mark, place of the chosen option, or null for 'not observed'. */
export const givenScores = z.record(key, z.number().int().min(0).max(11).nullable())

/** Item key → text. */
export const givenTexts = z.record(key, clearableText(1000))
export type ScoresByItem = Readonly<Record<string, number | null>>
type TextsByItem = Readonly<Record<string, string | null>>
export type EvaluationAnswers = { scores: ScoresByItem; texts: TextsByItem }

const fits = (formItem: FormItem, mark: number | null | undefined) => {
  if (mark === undefined) return false
  if (formItem.kind === 'choice') return mark !== null && mark < formItem.options.length

  return formItem.kind === 'score' && (mark === null || (mark >= 1 && mark <= formItem.scale))
}

/** Items that still need an answer, or have one that does not fit. */
export const missingIn = (
  sections: readonly FormSection[],
  { scores, texts }: EvaluationAnswers,
): FormItem[] =>
  itemsOf(sections).filter((item) =>
    item.kind === 'text'
      ? item.isRequired && !texts[item.key]?.trim()
      : !fits(item, scores[item.key]),
  )

/** Whether a form cannot be filled in by taps alone. */
export const asksForText = (sections: readonly FormSection[]) =>
  itemsOf(sections).some((formItem) => formItem.kind === 'text' && formItem.isRequired)

/** Whether at least one mark was given, where marks are asked for. */
export const isObserved = (sections: readonly FormSection[], { scores }: EvaluationAnswers) => {
  const marked = itemsOf(sections).filter(({ kind }) => kind === 'score')
  return marked.length === 0 || marked.some((formItem) => typeof scores[formItem.key] === 'number')
}

/** Only what the form asks for, without empty texts. */
export function answersOf(sections: readonly FormSection[], { scores, texts }: EvaluationAnswers) {
  const items = itemsOf(sections)
  const marks = items
    .filter(({ kind }) => kind !== 'text')
    .map((formItem) => [formItem.key, scores[formItem.key] ?? null] as const)
  const words = items
    .filter((formItem) => formItem.kind === 'text' && texts[formItem.key])
    .map((formItem) => [formItem.key, texts[formItem.key]!] as const)

  return { scores: Object.fromEntries(marks), texts: Object.fromEntries(words) }
}

const shareOf = (formItem: FormItem, mark: number) => {
  if (formItem.kind === 'score') return (mark / formItem.scale) * 100
  return formItem.kind === 'choice' ? (formItem.options[mark]?.points ?? 0) : 0
}

/**
 * The weighed result of a hundred; what was not observed drops out with its weight. Null: nothing
 * weighed was observed.
 */
export function resultOf(sections: readonly FormSection[], scores: ScoresByItem): number | null {
  const seen = itemsOf(sections).filter(
    (formItem) => weightOf(formItem) > 0 && typeof scores[formItem.key] === 'number',
  )
  const weights = seen.reduce((sum, formItem) => sum + weightOf(formItem), 0)
  if (weights === 0) return null

  const sum = seen.reduce(
    (total, formItem) => total + shareOf(formItem, scores[formItem.key]!) * weightOf(formItem),
    0,
  )

  return Math.round((sum / weights) * 100) / 100
}
