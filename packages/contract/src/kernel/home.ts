import { z } from 'zod'

/**
 * Whom a part of the home page is for. The order is that of the page for somebody with several
 * roles.
 */
export const HOME_SECTIONS = [
  'system',
  'office',
  'base',
  'department',
  'teacher',
  'trainee',
] as const

export type HomeSection = (typeof HOME_SECTIONS)[number]

/** A page by its view key, with its query; readers without the page see the text without a link. */
const place = z
  .object({ view: z.string(), query: z.record(z.string(), z.string()).default({}) })
  .nullable()

const tone = z.enum(['good', 'wait', 'bad', 'calm'])

/** One number or short value, and the list behind it. `total` of that list is `value`. */
const figure = z.object({
  kind: z.literal('figure'),
  label: z.string(),
  value: z.union([z.number(), z.string()]),
  note: z.string().nullable(),
  tone,
  to: place,
})

/** What is true now, label by label. */
const facts = z.object({
  kind: z.literal('facts'),
  title: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string(), note: z.string().nullable() })),

  /** Shown instead of facts if the list is empty. */
  empty: z.string(),
  to: place,
})

/**
 * The first rows of a list, each with what it opens. `decide`: the rows of a review, decided in
 * place.
 */
const rows = z.object({
  kind: z.literal('rows'),
  title: z.string(),
  rows: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      note: z.string().nullable(),
      tag: z.object({ text: z.string(), tone }).nullable(),

      /** Between 0 and 1: drawn as a bar. */
      share: z.number().min(0).max(1).nullable(),

      /** Of a record that is decided on. */
      version: z.number().nullable(),
      actions: z.array(z.string()),
      to: place,
    }),
  ),
  total: z.number(),
  empty: z.string(),
  to: place,
})

/** A question as the title, the answer as a sentence, and the bars that show it. */
const chart = z.object({
  kind: z.literal('chart'),
  title: z.string(),
  answer: z.string(),
  labels: z.array(z.string()),
  series: z.array(z.object({ name: z.string(), values: z.array(z.number()) })),

  /** Series that add up to a whole. */
  isStacked: z.boolean(),
  empty: z.string(),
  to: place,
})

export const homePart = z.discriminatedUnion('kind', [figure, facts, rows, chart])
export type HomePart = z.output<typeof homePart>
export type HomeRow = z.output<typeof rows>['rows'][number]
